import { db, type Tx } from '@/lib/core/db';
import type { SourceEvent } from '@/lib/core/generated/client';
import type { EventStatus } from '../rules';

export type EventRow = Omit<SourceEvent, 'status'> & { status: EventStatus };

/** A source that takes posts, as its secret opened it. */
export type OpenSource = { id: string; workflowId: string; accountId: string; isTest: boolean; workflowName: string };

/** The source of a secret's hash; null where there is none, or its workflow is archived. */
export async function findOpenSource(secretHash: string): Promise<OpenSource | null> {
  const [row] = await db().$queryRaw<OpenSource[]>`
    SELECT sources.id, workflows.id AS "workflowId", workflows.account_id AS "accountId", workflows.is_test AS "isTest", workflows.name AS "workflowName"
    FROM sources JOIN workflows ON workflows.id = sources.workflow_id
    WHERE sources.secret_hash = ${secretHash} AND workflows.archived_at IS NULL`;
  return row ?? null;
}

export type LockedSource = { status: 'COMPLETE' | 'INCOMPLETE'; autoCreate: boolean; version: number; lastShape: string | null };

/** Locks a source until the transaction ends, and says how its workflow stands; null where it was archived meanwhile. */
export async function lockSource(tx: Tx, id: string): Promise<LockedSource | null> {
  const [row] = await tx.$queryRaw<LockedSource[]>`
    SELECT workflows.status, workflows.auto_create AS "autoCreate", workflows.version, sources.last_shape AS "lastShape"
    FROM sources JOIN workflows ON workflows.id = sources.workflow_id
    WHERE sources.id = ${id} AND workflows.archived_at IS NULL FOR UPDATE OF sources`;
  return row ?? null;
}

export type NewEvent = Omit<EventRow, 'payload'> & { payload: string };

export const insertEvent = (tx: Tx, event: NewEvent) => tx.sourceEvent.createMany({ data: [event] });

export type FirstAnswer = Pick<EventRow, 'id' | 'automationId' | 'status' | 'bodyHash'>;

/** What the first post with a sender's key for repeats was answered. */
export async function findRepeat(client: Tx | ReturnType<typeof db>, repeatHash: string): Promise<FirstAnswer | null> {
  const row = await client.sourceEvent.findUnique({ where: { repeatHash }, select: { id: true, automationId: true, status: true, bodyHash: true } });
  return row as FirstAnswer | null;
}

/** What the next post is compared with. */
export const noteShape = (tx: Tx, id: string, lastShape: string) => tx.source.updateMany({ where: { id }, data: { lastShape } });

import { db, type Tx } from '@/lib/core/db';
import type { SourceEvent } from '@/lib/core/generated/client';
import type { EventStatus } from '../rules';

export type EventRow = Omit<SourceEvent, 'status'> & { status: EventStatus };

export type NewEvent = Omit<EventRow, 'payload'> & { payload: string };

/** How many of them were new: one whose key for repeats is known already is left out. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<number> {
  return (await tx.sourceEvent.createMany({ data: [...events], skipDuplicates: true })).count;
}

export type FirstAnswer = { eventId: string; automationId: string | null; status: EventStatus; bodyHash: string };

/** What the first posts with these keys for repeats were answered, by the key. */
export async function findRepeats(tx: Tx, repeatHashes: readonly string[]): Promise<Map<string, FirstAnswer>> {
  if (repeatHashes.length === 0) return new Map();
  const select = { id: true, repeatHash: true, automationId: true, status: true, bodyHash: true } as const;
  const rows = await tx.sourceEvent.findMany({ where: { repeatHash: { in: [...repeatHashes] } }, select });
  return new Map(rows.map(({ id: eventId, repeatHash, status, ...row }) => [repeatHash ?? '', { ...row, eventId, status: status as EventStatus }]));
}

/** A post of a workflow; null where it has none by this id. */
export async function findEventOf(workflowId: string, id: string): Promise<EventRow | null> {
  return (await db().sourceEvent.findFirst({ where: { id, workflowId } })) as EventRow | null;
}

export type ListedEvent = Omit<EventRow, 'payload'>;

/** The newest first, without what they brought. */
export async function listEventRows(workflowId: string, limit: number, after: readonly [string, string] | undefined): Promise<ListedEvent[]> {
  const [createdAt, id] = after ?? [];
  const before = createdAt && id ? { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] } : {};
  const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
  return (await db().sourceEvent.findMany({ where: { workflowId, ...before }, orderBy: [...orderBy], take: limit, omit: { payload: true } })) as ListedEvent[];
}

/** Notes which run a held post has got, where it has none yet. */
export const noteStarted = (tx: Tx, id: string, automationId: string) =>
  tx.sourceEvent.updateMany({ where: { id, automationId: null }, data: { automationId } });

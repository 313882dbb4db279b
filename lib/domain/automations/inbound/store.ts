import { db, plannedOnce, type Tx } from '@/lib/core/db';
import { Prisma, type SourceEvent } from '@/lib/core/generated/client';
import { sourceMark } from '../../workflows/source/store';
import type { EventOrigin } from '../origins';
import type { EventStatus } from '../rules';

export type EventRow = Omit<SourceEvent, 'status'> & { status: EventStatus };

/** `cameBy`: to the address of its source, where nothing else is said. */
export type NewEvent = Omit<EventRow, 'payload' | 'cameBy'> & { payload: string; cameBy?: EventOrigin };

/** How many of them were new: one whose key for repeats is known already is left out. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<number> {
  return (await tx.sourceEvent.createMany({ data: [...events], skipDuplicates: true })).count;
}

/** A workflow as it must still be: its settings, what its source's fields say, complete, and making automations. */
export type Expected = { workflowId: string; version: number; mark: string };

export type KnownEvent = NewEvent & { automationId: string; isTest: boolean; version: number };

/**
 * Events, their runs and what else is `joined` in one statement, which is its own transaction: all of it, or nothing where a workflow
 * is no longer as expected (a division by zero, as a statement knows no better way to end itself) or a repeat is kept already.
 */
export async function insertKnown(
  expected: readonly Expected[],
  events: readonly KnownEvent[],
  joined: { text: string; values: readonly unknown[] },
): Promise<void> {
  const shifted = joined.text.replace(/^WITH /, '').replace(/\$(\d+)/g, (_, number) => `$${Number(number) + 2}`);
  const sql = plannedOnce('insert_known', `WITH ${asExpected}, ${asEvents}, ${asRuns}, ${shifted}`);
  await db().$queryRawUnsafe(sql, JSON.stringify(expected), JSON.stringify(events), ...joined.values);
}

const asExpected = `expected AS (
  SELECT 1 / (CASE WHEN count(*) = json_array_length($1::json) THEN 1 ELSE 0 END) AS holds
  FROM json_to_recordset($1::json) AS known ("workflowId" text, version integer, mark text)
  JOIN workflows ON workflows.id = known."workflowId" AND workflows.version = known.version
    AND workflows.status = 'COMPLETE' AND workflows.auto_create AND workflows.archived_at IS NULL
  JOIN sources ON sources.workflow_id = workflows.id AND ${sourceMark} = known.mark
)`;
const asEvents = `posts AS (
  SELECT given.* FROM json_to_recordset($2::json) AS given (id text, "sourceId" text, "workflowId" text, "accountId" text, payload text, bytes integer,
    "bodyHash" text, "repeatHash" text, status text, "automationId" text, "createdAt" timestamptz, "isTest" boolean, version integer, "cameBy" text)
  JOIN expected ON expected.holds = 1
), kept_events AS (
  INSERT INTO source_events (id, source_id, workflow_id, account_id, payload, bytes, body_hash, repeat_hash, status, automation_id, created_at,
    came_by)
  SELECT id, "sourceId", "workflowId", "accountId", payload, bytes, "bodyHash", "repeatHash", status, "automationId", "createdAt", coalesce("cameBy", 'webhook')
  FROM posts
)`;
const asRuns = `kept_runs AS (
  INSERT INTO automations (id, workflow_id, account_id, is_test, source_event_id, workflow_version, templates_at, status, created_at)
  SELECT "automationId", "workflowId", "accountId", "isTest", id, version, "createdAt", 'queued', "createdAt" FROM posts
)`;

const notAsExpected = ['22012', '23505'];

/** Whether `insertKnown` has kept nothing since things are not as expected. Of any other failure nobody knows what it has kept. */
export const isNotAsExpected = (error: unknown): boolean => {
  const { originalCode } = (error as { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } }).meta?.driverAdapterError?.cause ?? {};
  return originalCode !== undefined && notAsExpected.includes(originalCode);
};

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

export type ListedEvent = Pick<EventRow, 'id' | 'status' | 'automationId' | 'bytes' | 'createdAt' | 'cameBy'>;

/** The newest first, without what they brought. */
export const listEventRows = (
  sourceId: string,
  limit: number,
  after: readonly [createdAt: string, id: string] | undefined,
): Promise<(ListedEvent & { isErased: boolean })[]> =>
  // Compared as a pair, the index leads to the place; each apart, everything newer would be read first.
  db().$queryRaw`
    SELECT id, status, automation_id AS "automationId", bytes, created_at AS "createdAt", came_by AS "cameBy",
      payload IS NULL AS "isErased"
    FROM source_events
    WHERE source_id = ${sourceId} ${after ? Prisma.sql`AND (created_at, id) < (${after[0]}::timestamptz, ${after[1]})` : Prisma.empty}
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`;

/** Notes which run a held post has got, where it has none yet. */
export const noteStarted = (tx: Tx, id: string, automationId: string) =>
  tx.sourceEvent.updateMany({ where: { id, automationId: null }, data: { automationId } });

import { db } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';
import { sha256 } from '@/lib/core/ids';
import { searchWords } from '@/lib/core/text/search-words';
import { type WorkflowDefinition, workflowDefinition } from '../../workflows/definition';
import { automationIdPattern, eventIdPattern } from '../rules';
import type { RunRow } from '../running/store';
import type { RunFilter } from './filter';
import { openedBytes, type RunState } from './rules';

type Wanted = { workflowId: string; filter: RunFilter; limit: number; after?: readonly [string, string] | undefined };

/** Each as its index has it, word for word: PostgreSQL uses it for nothing else. */
const inState: Record<RunState, Prisma.Sql> = {
  open: Prisma.sql`AND automations.status IN ('queued', 'running')`,
  done: Prisma.sql`AND automations.status = 'completed'`,
  warned: Prisma.sql`AND automations.warnings > 0`,
  failed: Prisma.sql`AND automations.status = 'failed'`,
};

const none = Prisma.empty;

const narrowed = ({ workflowId, filter: { state, version, from, until }, after: [createdAt, id] = ['', ''] }: Wanted): Prisma.Sql => Prisma.sql`
  automations.workflow_id = ${workflowId} ${state ? inState[state] : none}
  ${version === undefined ? none : Prisma.sql`AND automations.workflow_version = ${version}`}
  ${from === undefined ? none : Prisma.sql`AND automations.created_at >= ${from}::timestamptz`}
  ${until === undefined ? none : Prisma.sql`AND automations.created_at < ${until}::timestamptz`}
  ${createdAt && id ? Prisma.sql`AND (automations.created_at, automations.id) < (${createdAt}::timestamptz, ${id})` : none}`;

/** The runs of up to so many posts the index finds; where a word stands in more, the newest are looked through first. */
const RARE = 1_000;
const NEWEST = 2_000;

type Found = { id: string }[];

/** The ids of the runs that a filter leaves, the newest first. */
export async function findRunIds(wanted: Wanted): Promise<string[]> {
  const search = wanted.filter.search?.trim() ?? '';
  const words = searchWords(search);
  const found = search === '' ? await byTime(wanted) : isId(search) ? await byId(wanted, search) : words.length > 0 ? await byWords(wanted, words) : [];
  return found.map(({ id }) => id);
}

const isId = (text: string): boolean => automationIdPattern.test(text) || eventIdPattern.test(text);

const byTime = (wanted: Wanted): Promise<Found> => db().$queryRaw`
  SELECT id FROM automations WHERE ${narrowed(wanted)} ORDER BY created_at DESC, id DESC LIMIT ${wanted.limit}`;

const byId = (wanted: Wanted, id: string): Promise<Found> => db().$queryRaw`
  SELECT id FROM automations WHERE ${narrowed(wanted)} AND (id = ${id} OR source_event_id = ${id}) ORDER BY created_at DESC, id DESC LIMIT ${wanted.limit}`;

/** Those whose post has each of these words, or one that begins with it. */
async function byWords(wanted: Wanted, words: readonly string[]): Promise<Found> {
  // What is a word here has letters and digits alone, and so no sign of the query's own language.
  const query = [wanted.workflowId.replace('_', '').toLowerCase(), ...words.map((word) => `${word}:*`)].join(' & ');
  const [rare] = await db().$queryRaw<{ found: number; ids: string[] }[]>`
    WITH posts AS MATERIALIZED (SELECT id FROM source_events WHERE search @@ to_tsquery('simple', ${query}) LIMIT ${RARE + 1}),
      found AS MATERIALIZED (SELECT count(*)::int AS posts FROM posts)
    SELECT found.posts AS found, ARRAY(
      SELECT automations.id FROM posts JOIN automations ON automations.source_event_id = posts.id WHERE found.posts <= ${RARE} AND ${narrowed(wanted)}
      ORDER BY automations.created_at DESC, automations.id DESC LIMIT ${wanted.limit}) AS ids
    FROM found`;
  if (rare && rare.found <= RARE) return rare.ids.map((id) => ({ id }));
  const [near] = await db().$queryRaw<{ read: number; ids: string[] }[]>`
    WITH newest AS MATERIALIZED (
      SELECT id, created_at, source_event_id FROM automations WHERE ${narrowed(wanted)} ORDER BY created_at DESC, id DESC LIMIT ${NEWEST})
    SELECT (SELECT count(*)::int FROM newest) AS read, ARRAY(
      SELECT newest.id FROM newest JOIN source_events ON source_events.id = newest.source_event_id
      WHERE source_events.search @@ to_tsquery('simple', ${query})
      ORDER BY newest.created_at DESC, newest.id DESC LIMIT ${wanted.limit}) AS ids`;
  if (near && (near.ids.length === wanted.limit || near.read < NEWEST)) return near.ids.map((id) => ({ id }));
  return db().$queryRaw`
    WITH posts AS MATERIALIZED (SELECT id FROM source_events WHERE search @@ to_tsquery('simple', ${query}))
    SELECT automations.id FROM posts JOIN automations ON automations.source_event_id = posts.id WHERE ${narrowed(wanted)}
    ORDER BY automations.created_at DESC, automations.id DESC LIMIT ${wanted.limit}`;
}

export type ListedRow = RunRow & { cameBy: string | null; payload: string | null };

/** These runs in this order, each with what it was made from where that is no larger than a list can open. */
export async function readListed(ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const runs = (await db().automation.findMany({ where: { id: { in: [...ids] } } })) as RunRow[];
  const eventIds = [...new Set(runs.map(({ sourceEventId }) => sourceEventId))];
  const events = await db().$queryRaw<{ id: string; cameBy: string | null; payload: string | null }[]>`
    SELECT id, came_by AS "cameBy", CASE WHEN bytes <= ${openedBytes} THEN payload END AS payload FROM source_events WHERE id = ANY(${eventIds})`;
  const [byRun, byEvent] = [new Map(runs.map((run) => [run.id, run])), new Map(events.map((event) => [event.id, event]))];
  return ids.flatMap((id) => {
    const run = byRun.get(id);
    const event = run && byEvent.get(run.sourceEventId);
    return run ? [{ ...run, cameBy: event?.cameBy ?? null, payload: event?.payload ?? null }] : [];
  });
}

/** What these versions of a workflow had to make, by their numbers. */
export async function findDefinitions(workflowId: string, numbers: readonly number[]): Promise<Map<number, WorkflowDefinition>> {
  const where = { workflowId, number: { in: [...new Set(numbers)] } };
  const rows = await db().workflowVersion.findMany({ where, select: { number: true, definition: true } });
  return new Map(rows.map(({ number, definition }) => [number, workflowDefinition.parse(definition)]));
}

/** How a post came, and the import that it is a row of. */
export async function findOrigin(eventId: string, runId: string): Promise<{ cameBy: string | null; importId: string | null }> {
  const [event, row] = await Promise.all([
    db().sourceEvent.findUnique({ where: { id: eventId }, select: { cameBy: true } }),
    db().workflowImportRow.findFirst({ where: { automationId: runId }, select: { importId: true } }),
  ]);
  return { cameBy: event?.cameBy ?? null, importId: row?.importId ?? null };
}

/** Other runs of the same post, the newest first. */
export const listSiblings = (eventId: string, runId: string, limit: number) =>
  db().automation.findMany({
    where: { sourceEventId: eventId, id: { not: runId } },
    orderBy: { createdAt: 'desc' },
    take: limit,
    select: { id: true, status: true, workflowVersion: true, createdAt: true, rerunOf: true },
  });

/** Something that changes whenever a run comes, goes on or ends: so many of those under way are looked at. */
export async function pulseOfRuns(workflowId: string): Promise<string> {
  const newest = db().automation.findFirst({ where: { workflowId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], select: { id: true } });
  const open = db().$queryRaw<{ id: string; status: string }[]>`
    SELECT id, status FROM automations WHERE workflow_id = ${workflowId} ${inState.open} ORDER BY created_at DESC, id DESC LIMIT 100`;
  return sha256(JSON.stringify([(await newest)?.id ?? null, await open]));
}

/** The same of one run and its steps; empty where the workflow has none by this id. */
export async function pulseOfRun(workflowId: string, id: string): Promise<string> {
  const run = await db().automation.findFirst({
    where: { id, workflowId },
    select: {
      ...{ status: true, generation: true, warnings: true, erasedAt: true },
      steps: { orderBy: { position: 'asc' }, select: { status: true, attempts: true } },
      outputs: { orderBy: { id: 'asc' }, select: { fileId: true, pdfFileId: true, signedFileId: true, signatureRequestId: true } },
    },
  });
  return run ? sha256(JSON.stringify(run)) : '';
}

/** Those of these ids that are runs of the workflow, the newest first. */
export async function idsWithin(workflowId: string, ids: readonly string[]): Promise<string[]> {
  const where = { workflowId, id: { in: [...ids] } };
  return (await db().automation.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], select: { id: true } })).map(({ id }) => id);
}

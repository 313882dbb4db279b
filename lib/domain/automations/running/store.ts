import { db, type Tx } from '@/lib/core/db';
import { type Automation, type AutomationStep, Prisma } from '@/lib/core/generated/client';
import type { Finding } from '@/lib/engines/office/language/finding';
import { listsOf } from '../../workflows/source/values-to-fill';
import { closeVersion } from '../../workflows/versions/store';
import type { AutomationStatus, StepKind } from '../rules';
import type { StepProblem } from './step-failure';

export type RunRow = Omit<Automation, 'status'> & { status: AutomationStatus };
export type StepRow = Omit<AutomationStep, 'kind'> & { kind: StepKind };

const asRun = (row: Automation): RunRow => row as RunRow;
const asStep = (row: AutomationStep): StepRow => row as StepRow;

/** By its id alone: for the service's own jobs and its operator. */
export async function findRun(id: string): Promise<RunRow | null> {
  const row = await db().automation.findUnique({ where: { id } });
  return row && asRun(row);
}

export const listSteps = async (automationId: string): Promise<StepRow[]> =>
  (await db().automationStep.findMany({ where: { automationId }, orderBy: { position: 'asc' } })).map(asStep);

export type NewRun = Omit<
  Prisma.AutomationUncheckedCreateInput,
  'status' | 'error' | 'warnings' | 'startedAt' | 'finishedAt' | 'erasedAt' | 'steps' | 'outputs' | 'generation'
>;

/** A version that a run names stays as it is: one that an edit could still change is closed first. */
export async function insertRuns(tx: Tx, runs: readonly NewRun[]): Promise<void> {
  const versions = new Map(runs.map(({ workflowId, workflowVersion }) => [`${workflowId} ${workflowVersion}`, { workflowId, number: workflowVersion }]));
  for (const { workflowId, number } of [...versions.values()].toSorted((one, other) => (one.workflowId < other.workflowId ? -1 : 1)))
    await closeVersion(tx, workflowId, number);
  await tx.automation.createMany({ data: runs.map((run) => ({ ...run, status: 'queued' })) });
}

/** What a run is made from: the text of the post, null once it was erased, and how it came; the names that have been lists at its source; and the settings that the run is pinned to. */
export type Material = { payload: string | null; cameBy: string | null; lists: string[]; definition: unknown };

export async function findMaterial({ sourceEventId, workflowId, workflowVersion }: RunRow): Promise<Material> {
  const [event, version, source] = await Promise.all([
    db().sourceEvent.findUnique({ where: { id: sourceEventId }, select: { payload: true, cameBy: true } }),
    db().workflowVersion.findUnique({ where: { workflowId_number: { workflowId, number: workflowVersion } } }),
    db().source.findUnique({ where: { workflowId }, select: { seenGroups: true } }),
  ]);
  return { payload: event?.payload ?? null, cameBy: event?.cameBy ?? null, lists: source ? listsOf(source) : [], definition: version?.definition };
}

export type NewStep = { id: string; position: number; kind: StepKind; documentId: string; input: Prisma.InputJsonObject; inputSha256: string | null };

/** Begins a run, with its steps. False where another was faster. */
export async function startRun(tx: Tx, { id }: RunRow, steps: readonly NewStep[], at: Date): Promise<boolean> {
  const { count } = await tx.automation.updateMany({ where: { id, status: 'queued' }, data: { status: 'running', startedAt: at } });
  if (count === 0) return false;
  await tx.automationStep.createMany({ data: steps.map((step) => ({ ...step, automationId: id, status: 'waiting' })) });
  return true;
}

/**
 * Takes a step, or takes it from whoever died over it: only the last to have taken it can end it. Null where the step
 * or its run has ended meanwhile.
 */
export async function takeStep({ id, generation }: RunRow, step: StepRow, at: Date): Promise<StepRow | null> {
  const rows = await db().automationStep.updateManyAndReturn({
    where: { id: step.id, status: { in: ['waiting', 'running'] }, automation: { id, generation, status: 'running' } },
    data: { status: 'running', attempts: { increment: 1 }, startedAt: at, finishedAt: null },
  });
  return rows[0] ? asStep(rows[0]) : null;
}

type Ended = { status: 'done' | 'failed' | 'waiting'; findings?: Finding[]; error?: StepProblem | null; failures?: number; finishedAt: Date | null };

/** Ends a try of a step, where it is still the last that took it. False where another has taken it since. */
export async function endStep(tx: Tx, { id, attempts }: StepRow, { error, ...ended }: Ended): Promise<boolean> {
  const { count } = await tx.automationStep.updateMany({
    where: { id, attempts, status: 'running' },
    data: { ...ended, ...(error ? { error: { ...error } } : {}) },
  });
  return count === 1;
}

/** What a step says of what it made. */
export const noteOutput = (tx: Tx, id: string, output: Record<string, unknown>) =>
  tx.automationStep.update({ where: { id }, data: { output: output as Prisma.InputJsonObject } });

/** Hands bytes on to a later step of the same document, where it has one: they stay until that is done. */
export const handOn = (tx: Tx, { automationId, documentId }: StepRow, kind: StepKind, inputSha256: string) =>
  tx.automationStep.updateMany({ where: { automationId, documentId, kind }, data: { inputSha256 } });

/** Moves a running run on: to its end, or just counting the warnings of a step. */
export const moveRun = (
  tx: Tx,
  id: string,
  { warnings = 0, ...moved }: { status?: 'completed' | 'failed'; warnings?: number; error?: Prisma.InputJsonObject; finishedAt?: Date },
) => tx.automation.updateMany({ where: { id, status: 'running' }, data: { ...moved, warnings: { increment: warnings } } });

type Listed = { workflowId: string; status: AutomationStatus | undefined; limit: number; after: readonly [string, string] | undefined };

/** Runs of a workflow, the newest first. */
export async function listRuns({ workflowId, status, limit, after }: Listed): Promise<RunRow[]> {
  const [createdAt, id] = after ?? [];
  const before = createdAt && id ? { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] } : {};
  const where = { workflowId, ...(status ? { status } : {}), ...before };
  return (await db().automation.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: limit })).map(asRun);
}

/** The run that was made from an event last; null where none was. */
export async function newestRunOf(tx: Tx, sourceEventId: string): Promise<RunRow | null> {
  const row = await tx.automation.findFirst({ where: { sourceEventId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return row && asRun(row);
}

export type RunOfEvent = { sourceEventId: string; id: string; status: AutomationStatus; count: number };

/** Of each of these events the newest run, and how many there are. */
export const runsOfEvents = (eventIds: readonly string[]): Promise<RunOfEvent[]> =>
  db().$queryRaw`
    SELECT DISTINCT ON (source_event_id) source_event_id AS "sourceEventId", id, status, (count(*) OVER (PARTITION BY source_event_id))::int AS count
    FROM automations WHERE source_event_id = ANY (${[...eventIds]})
    ORDER BY source_event_id, created_at DESC, id DESC`;

/** Of all workflows, the newest first: what an operator looks through. */
export async function listNewest({ status, limit }: { status?: AutomationStatus; limit: number }): Promise<RunRow[]> {
  const where = { erasedAt: null, ...(status ? { status } : {}) };
  return (await db().automation.findMany({ where, orderBy: { createdAt: 'desc' }, take: limit })).map(asRun);
}

/** Runs that have not ended, the oldest first: those that came before a time, after the last of an earlier batch. */
export function listOpenRuns(before: Date, after: Pick<RunRow, 'id' | 'createdAt'> | null, limit: number) {
  const behind = after ? { OR: [{ createdAt: { gt: after.createdAt } }, { createdAt: after.createdAt, id: { gt: after.id } }] } : {};
  const where = { status: { in: ['queued', 'running'] }, createdAt: { lt: before }, ...behind };
  return db().automation.findMany({
    where,
    select: { id: true, accountId: true, createdAt: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: limit,
  });
}

/** Sets a failed run to work again at the step that failed. False where it has not failed, or another was faster. */
export async function reopenRun(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx.automation.updateMany({
    where: { id, status: 'failed', erasedAt: null },
    data: { status: 'running', generation: { increment: 1 }, error: Prisma.DbNull, finishedAt: null },
  });
  if (count === 0) return false;
  await tx.automationStep.updateMany({ where: { automationId: id, status: 'failed' }, data: { status: 'waiting', failures: 0, finishedAt: null } });
  return true;
}

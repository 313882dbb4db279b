import { db, type Tx } from '@/lib/core/db';
import { Prisma, type WorkflowImport, type WorkflowImportRow } from '@/lib/core/generated/client';
import type { NewRow } from './check-file';
import { type ImportStatus, isRefusal, mostChecked, type RowProblem } from './rules';

export type ImportRow = Omit<WorkflowImport, 'status' | 'columns'> & { status: ImportStatus; columns: string[] };
export type EntryRow = Omit<WorkflowImportRow, 'problems' | 'cells'> & { problems: RowProblem[]; cells: string[] | null };

const rowsAtOnce = 1_000;

type NewImport = Omit<ImportRow, 'status' | 'started' | 'startedAt' | 'endedAt' | 'workflowVersion'>;

/** Keeps what was looked through, with its rows, in place of what its account has not begun for longest. */
export async function insertImport(tx: Tx, given: NewImport, rows: readonly NewRow[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM workflow_imports WHERE id IN (
      SELECT id FROM workflow_imports WHERE account_id = ${given.accountId} AND status = 'checked'
      ORDER BY created_at DESC, id DESC OFFSET ${mostChecked - 1})`;
  await tx.workflowImport.create({ data: { ...given, status: 'checked' } });
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.workflowImportRow.createMany({
      data: rows.slice(from, from + rowsAtOnce).map(({ cells, problems, ...row }) => ({
        ...row,
        importId: given.id,
        status: row.payload === null ? 'refused' : 'waiting',
        // What no JSONB takes is not worth keeping for a list of problems.
        problems: problems.map(({ code, about }) => ({ code, about: about.toWellFormed() })),
        cells: cells === null ? Prisma.DbNull : cells.map((cell) => cell.toWellFormed()),
      })),
    });
}

export const findImport = async (workflowId: string, id: string): Promise<ImportRow | null> =>
  (await db().workflowImport.findFirst({ where: { id, workflowId } })) as ImportRow | null;

/** The newest first; those that nobody began are no history. */
export const listImports = async (workflowId: string, limit: number): Promise<ImportRow[]> =>
  (await db().workflowImport.findMany({
    where: { workflowId, status: { not: 'checked' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  })) as ImportRow[];

export const listFirstRows = async (importId: string, limit: number): Promise<EntryRow[]> =>
  (await db().workflowImportRow.findMany({ where: { importId }, orderBy: { number: 'asc' }, take: limit })) as EntryRow[];

/** Those of which something is to be said, after a number. */
export const listProblemRows = async (importId: string, after: number, limit: number): Promise<EntryRow[]> =>
  (await db().$queryRaw<EntryRow[]>`
    SELECT import_id AS "importId", number, line, status, problems, cells, NULL AS payload, automation_id AS "automationId" FROM workflow_import_rows
    WHERE import_id = ${importId} AND number > ${after} AND problems <> '[]'::jsonb ORDER BY number LIMIT ${limit}`) as EntryRow[];

export const listRefusedRows = async (importId: string, after: number, limit: number): Promise<EntryRow[]> =>
  (await db().workflowImportRow.findMany({
    where: { importId, status: 'refused', number: { gt: after } },
    orderBy: { number: 'asc' },
    take: limit,
  })) as EntryRow[];

/** How many rows have each problem; a row with several counts for each. */
export async function countProblems(importId: string): Promise<{ code: RowProblem['code']; rows: number }[]> {
  const counted = await db().$queryRaw<{ code: RowProblem['code']; rows: number }[]>`
    SELECT problem->>'code' AS code, count(*)::int AS rows FROM workflow_import_rows, jsonb_array_elements(problems) AS problem
    WHERE import_id = ${importId} GROUP BY 1 ORDER BY 2 DESC, 1`;
  return counted.sort((one, other) => Number(isRefusal({ ...other, about: '' })) - Number(isRefusal({ ...one, about: '' })));
}

/** How far the runs are that its rows have become. */
export async function countRuns(importId: string): Promise<{ open: number; completed: number; failed: number }> {
  const [counted] = await db().$queryRaw<{ open: number; completed: number; failed: number }[]>`
    SELECT count(*) FILTER (WHERE automations.status IN ('queued', 'running'))::int AS open,
      count(*) FILTER (WHERE automations.status = 'completed')::int AS completed, count(*) FILTER (WHERE automations.status = 'failed')::int AS failed
    FROM workflow_import_rows JOIN automations ON automations.id = workflow_import_rows.automation_id
    WHERE import_id = ${importId} AND workflow_import_rows.status = 'started'`;
  return counted ?? { open: 0, completed: 0, failed: 0 };
}

/** Moves an import on. False where it is in another state, as another was faster. */
export async function moveImport(
  tx: Tx,
  id: string,
  from: ImportStatus,
  moved: { status: ImportStatus; startedAt?: Date; endedAt?: Date; workflowVersion?: number },
): Promise<boolean> {
  return (await tx.workflowImport.updateMany({ where: { id, status: from }, data: moved })).count === 1;
}

/** Drops what the rows that were not begun would have posted. */
export const dropWaiting = (tx: Tx, importId: string) =>
  tx.workflowImportRow.updateMany({ where: { importId, status: 'waiting' }, data: { payload: null, cells: Prisma.DbNull } });

/** An import under way, for the rest of the transaction: nobody else begins rows of it meanwhile. Null where it is not. */
export async function lockRunning(tx: Tx, id: string): Promise<ImportRow | null> {
  const [locked] = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM workflow_imports WHERE id = ${id} AND status = 'running' FOR UPDATE`;
  return locked ? ((await tx.workflowImport.findUnique({ where: { id } })) as ImportRow | null) : null;
}

export const countOpen = async (tx: Tx, importId: string): Promise<number> => {
  const [row] = await tx.$queryRaw<{ open: number }[]>`
    SELECT count(*)::int AS open FROM workflow_import_rows JOIN automations ON automations.id = workflow_import_rows.automation_id
    WHERE import_id = ${importId} AND workflow_import_rows.status = 'started' AND automations.status IN ('queued', 'running')`;
  return row?.open ?? 0;
};

export const listWaiting = async (tx: Tx, importId: string, limit: number): Promise<{ number: number; payload: string }[]> =>
  (await tx.workflowImportRow.findMany({
    where: { importId, status: 'waiting' },
    orderBy: { number: 'asc' },
    take: limit,
    select: { number: true, payload: true },
  })) as { number: number; payload: string }[];

/** Notes which run each row has become; what it held lies in the post from now on. */
export async function noteBegun(tx: Tx, importId: string, begun: readonly { number: number; automationId: string }[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE workflow_import_rows SET status = 'started', payload = NULL, cells = NULL, automation_id = begun."automationId"
    FROM json_to_recordset(${JSON.stringify(begun)}::json) AS begun (number integer, "automationId" text)
    WHERE import_id = ${importId} AND workflow_import_rows.number = begun.number`;
  await tx.workflowImport.update({ where: { id: importId }, data: { started: { increment: begun.length } } });
}

export const listRunningIds = async (limit: number): Promise<{ id: string; accountId: string }[]> =>
  db().workflowImport.findMany({ where: { status: 'running' }, orderBy: { createdAt: 'asc' }, take: limit, select: { id: true, accountId: true } });

/** Those that were looked through before then, and never begun. */
export const forgetChecked = (before: Date, limit: number): Promise<number> =>
  db().$executeRaw`
    DELETE FROM workflow_imports
    WHERE ctid = ANY(ARRAY(SELECT ctid FROM workflow_imports WHERE status = 'checked' AND created_at < ${before}::timestamptz ORDER BY created_at LIMIT ${limit}))`;

/** Takes from imports that ended before then what stood in their rows. Returns how many imports there were. */
export const eraseImports = (before: Date, limit: number): Promise<number> =>
  db().$executeRaw`
    WITH ended AS (SELECT id FROM workflow_imports WHERE ended_at < ${before} AND erased_at IS NULL ORDER BY ended_at LIMIT ${limit}),
    emptied AS (UPDATE workflow_import_rows SET cells = NULL, payload = NULL, problems = '[]' FROM ended WHERE import_id = ended.id)
    UPDATE workflow_imports SET erased_at = now(), name = '' FROM ended WHERE workflow_imports.id = ended.id`;

/** Something that changes whenever rows are begun or their runs end; empty where the workflow has no such import. */
export async function pulseOfImport(workflowId: string, id: string): Promise<string> {
  const found = await findImport(workflowId, id);
  return found ? JSON.stringify([found.status, found.started, await countRuns(id)]) : '';
}

import { setImmediate } from 'node:timers/promises';
import { sha256 } from '@/lib/core/ids';
import { readTable, type Table, TableRefused } from '@/lib/engines/csv/read-table';
import { withoutGuard } from '@/lib/engines/csv/write-csv';
import { KnownNames } from '../../workflows/completeness/known-names';
import { automationErrors } from '../errors';
import { maxPostBytes } from '../inbound/post-limits';
import type { Asked } from './asked';
import { checkRow } from './check-row';
import { type Column, columnsOf } from './columns';
import { isRefusal, maxImportPayload, maxImportRows, type RowProblem, refusedColumns } from './rules';

type CheckedFile = Pick<Table, 'encoding' | 'delimiter'> & { columns: Column[]; rows: NewRow[] };
export type NewRow = { number: number; line: number; problems: RowProblem[]; cells: string[] | null; payload: string | null };

/** Of rows that are wide it looks through fewer before others have their turn. */
const cellsAtOnce = 2_000;
/** Of rows that take long, too; in milliseconds. */
const turnMs = 20;
/** So long formulas and addresses are tried with rows of one file, in milliseconds: what was not tried is told by the runs. */
const triedMs = 3_000;

const refuse = (code: string, message: string) => automationErrors.badRequest.at('file', code, message);

/** Looks through a table and starts nothing. Others have their turn meanwhile. Throws what is wrong with the file as a whole. */
export async function checkFile(bytes: Uint8Array, asked: Asked): Promise<CheckedFile> {
  const {
    rows: [names, ...rows],
    ...about
  } = await tableOf(bytes);
  const isOurs = refusedColumns.every((name, index) => names?.cells[index]?.trim() === name);
  // Rows that were refused come back with what was said of them, and with the apostrophes that they were written with.
  const given = (cells: string[]) => (isOurs ? cells.slice(refusedColumns.length).map(withoutGuard) : cells);
  const columns = columnsOf(given(names?.cells ?? []));
  if (rows.length === 0) throw refuse('no_rows', 'There is no row under the names.');
  const known = new KnownNames(columns.map(({ name }) => name));
  // What no column brings is told of the table, once: with each row it would hide what is wrong with one.
  const ofRows = { ...asked, names: asked.names.filter((name) => known.has(name)) };
  const first = new Map<string, number>();
  const checked: NewRow[] = [];
  let characters = 0;
  let cellsSince = 0;
  let turnBegan = performance.now();
  let spentMs = 0;
  for (const [index, { line, cells: read }] of rows.entries()) {
    const cells = given(read);
    cellsSince += columns.length + asked.names.length;
    if (cellsSince > cellsAtOnce || performance.now() - turnBegan > turnMs) {
      cellsSince = 0;
      await setImmediate();
      turnBegan = performance.now();
    }
    const began = performance.now();
    const { text, problems } = checkRow(cells, columns, spentMs > triedMs ? withoutTrying(ofRows) : ofRows);
    spentMs += performance.now() - began;
    const hash = sha256(text);
    const before = first.get(hash);
    if (before === undefined) first.set(hash, line);
    else problems.push({ code: 'duplicate', about: String(before) });
    const isRefused = problems.some(isRefusal);
    characters += isRefused ? 0 : text.length;
    if (characters > maxImportPayload) throw refuse('payload_too_large', 'The rows are too large together. Divide the file.');
    checked.push({ number: index + 1, line, problems, cells: problems.length > 0 ? cells : null, payload: isRefused ? null : text });
  }
  return { ...about, columns, rows: checked };
}

const withoutTrying = (asked: Asked): Asked => ({ ...asked, formulas: [], documents: asked.documents.map((document) => ({ ...document, signerEmail: null })) });

async function tableOf(bytes: Uint8Array): Promise<Table> {
  try {
    return await readTable(bytes, { maxRows: maxImportRows, maxRowCharacters: maxPostBytes });
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error;
    throw refuse(error.code, error.line === null ? 'The file cannot be read as a table.' : `The file cannot be read as a table from line ${error.line} on.`);
  }
}

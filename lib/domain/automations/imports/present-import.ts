import { parseExactly } from '@/lib/core/exact-json';
import { FillFailed } from '@/lib/engines/office/language/fill-failure';
import { KnownNames } from '../../workflows/completeness/known-names';
import { nameOutput } from '../../workflows/name-output';
import type { WorkflowRow } from '../../workflows/store';
import { firstValues } from '../room/rules';
import type { ImportView, ListedImport } from '../views/import-view';
import { type Asked, askedOf } from './asked';
import { shownFirst, shownProblems } from './rules';
import { countProblems, countRuns, type EntryRow, type ImportRow, listFirstRows, listProblemRows } from './store';

export const presentListedImport = ({ id, name, status, rows, refused, started, createdAt, erasedAt }: ImportRow): ListedImport => ({
  ...{ id, name, status, rows, refused, started },
  createdAt: createdAt.toISOString(),
  isErased: erasedAt !== null,
});

/** What an import would become, has become, and what is to be said of its rows. */
export async function presentImport(found: ImportRow, workflow: WorkflowRow): Promise<ImportView> {
  const { id, encoding, delimiter, columns, endedAt } = found;
  const asked = await askedOf(workflow);
  const [runs, first, problems, counts] = await Promise.all([
    countRuns(id),
    found.status === 'checked' ? listFirstRows(id, shownFirst) : [],
    listProblemRows(id, 0, shownProblems),
    countProblems(id),
  ]);
  const known = new KnownNames(columns);
  const unnamed = asked.names.filter((name) => !known.has(name));
  return {
    ...presentListedImport(found),
    ...{ encoding, delimiter, columns, runs, counts },
    unnamed,
    isForeign: unnamed.length > 0 && unnamed.length === asked.names.length,
    documents: asked.documents.length,
    first: first.map((row) => ({
      line: row.line,
      values: row.payload === null ? (row.cells ?? []).slice(0, 3) : firstValues(row.payload),
      outputs: row.payload === null ? [] : namesOf(row.payload, asked),
      isRefused: row.status === 'refused',
    })),
    problems: problems.map((row: EntryRow) => ({ line: row.line, problems: row.problems, isRefused: row.status === 'refused' })),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** What the outputs of a row would be called. */
function namesOf(payload: string, { documents, setting }: Asked): string[] {
  const taken: string[] = [];
  for (const { outputName, template } of documents) {
    try {
      taken.push(nameOutput(outputName, template, { values: parseExactly(payload), setting, taken }).name);
    } catch (error) {
      if (!(error instanceof FillFailed)) throw error;
      taken.push(template);
    }
  }
  return taken;
}

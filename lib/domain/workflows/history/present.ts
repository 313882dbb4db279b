import type { PersonScope } from '../../accounts/scope';
import type { ShownChange } from './schema';
import { type listHistory, namesOf } from './store';

type Row = Awaited<ReturnType<typeof listHistory>>[number];

/** What was done, with the names that people and keys have now. */
export async function presentHistory(rows: readonly Row[], { by: { personId } }: PersonScope): Promise<ShownChange[]> {
  const people = rows.flatMap((row) => [row.byId, ...(row.kind === 'template' ? [] : row.changes.map(({ byId }) => byId))]);
  const names = await namesOf([...new Set(people.filter((id) => id !== null))], [...new Set(rows.flatMap(({ keyId }) => keyId ?? []))]);
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, at: row.at.toISOString() },
    by: authorOf(row, names, personId),
    ...(row.kind === 'template'
      ? { version: null, changes: [], file: { name: row.name, number: row.number } }
      : { version: row.version, changes: row.changes.map((change) => shownPlace(change, row.byId, names)), file: null }),
  }));
}

function authorOf({ byId, keyId }: Row, names: ReadonlyMap<string, string>, personId: string): ShownChange['by'] {
  if (keyId !== null) return { kind: 'key', name: names.get(keyId) ?? null };
  if (byId === null) return { kind: 'operator', name: null };
  return { kind: byId === personId ? 'me' : 'person', name: names.get(byId) ?? null };
}

type Place = Extract<Row, { changes: unknown }>['changes'][number];

const shownPlace = ({ byId, ...place }: Place, authorId: string | null, names: ReadonlyMap<string, string>): ShownChange['changes'][number] => ({
  ...place,
  by: byId === null || byId === authorId ? null : (names.get(byId) ?? null),
});

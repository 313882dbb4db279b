import { db } from '@/lib/core/db';

/** What calls count and keep for themselves, whatever they do. */
const bookkeeping = new Set(['rate_buckets', 'idempotent_answers', 'api_calls', '_prisma_migrations']);

/** Every table, as a statement names it; of a divided one the whole. */
async function tables(): Promise<string[]> {
  const found = await db().$queryRaw<{ schema: string; name: string }[]>`
    SELECT nspname AS schema, relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p') AND NOT relispartition AND nspname NOT IN ('pg_catalog', 'information_schema', 'watched') ORDER BY 1, 2`;
  return found.filter(({ name }) => !bookkeeping.has(name)).map(({ schema, name }) => `"${schema}"."${name}"`);
}

/** How many rows each table of the database has. */
export async function rowCounts(): Promise<Record<string, number>> {
  const counts = (await tables()).map((table) => `SELECT '${table}' AS name, COUNT(*)::int AS count FROM ${table}`);
  const rows = await db().$queryRawUnsafe<{ name: string; count: number }[]>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** From now on the database notes every row that comes, changes and goes, until `stopWatching`. */
export async function watchRows(): Promise<void> {
  await stopWatching();
  const statements = [
    'CREATE SCHEMA watched',
    'CREATE TABLE watched.rows (is_gone boolean, text text)',
    // When a key was last used is no change of what is somebody's.
    `CREATE FUNCTION watched.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP <> 'INSERT' THEN INSERT INTO watched.rows VALUES (true, TG_TABLE_NAME || ' ' || (to_jsonb(OLD) - 'last_used_at')::text); END IF;
      IF TG_OP <> 'DELETE' THEN INSERT INTO watched.rows VALUES (false, TG_TABLE_NAME || ' ' || (to_jsonb(NEW) - 'last_used_at')::text); END IF;
      RETURN NULL;
    END $$`,
    ...(await tables()).map((table) => `CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION watched.note()`),
  ];
  for (const statement of statements) await db().$executeRawUnsafe(statement);
}

export const stopWatching = () => db().$executeRawUnsafe('DROP SCHEMA IF EXISTS watched CASCADE');

/** Of the rows that name one of these, as text: which are gone or as they were no longer, and which are new, since this was last asked. */
export async function takeWatched(names: readonly string[]): Promise<{ changed: string[]; made: string[] }> {
  const rows = await db().$queryRaw<{ isGone: boolean; text: string }[]>`DELETE FROM watched.rows RETURNING is_gone AS "isGone", text`;
  const naming = rows.filter(({ text }) => names.some((name) => text.includes(name)));
  const [gone, there] = [true, false].map((isGone) => new Set(naming.filter((row) => row.isGone === isGone).map(({ text }) => text)));
  return { changed: [...(gone ?? [])].filter((text) => !there?.has(text)), made: [...(there ?? [])].filter((text) => !gone?.has(text)) };
}

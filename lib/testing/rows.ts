import { db } from '@/lib/core/db';

/** What calls count and keep for themselves, whatever they do. */
const bookkeeping = new Set(['rate_buckets', 'idempotent_answers', '_prisma_migrations']);

type Table = { schema: string; name: string };

const tables = async (): Promise<Table[]> =>
  (
    await db().$queryRaw<Table[]>`
      SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2`
  ).filter(({ name }) => !bookkeeping.has(name));

/** How many rows each table of the database has. */
export async function rowCounts(): Promise<Record<string, number>> {
  const counts = (await tables()).map(({ schema, name }) => `SELECT '${schema}.${name}' AS name, COUNT(*)::int AS count FROM "${schema}"."${name}"`);
  const rows = await db().$queryRawUnsafe<{ name: string; count: number }[]>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** The rows of any table that name one of these, as text. When a key was last used is no change of what is somebody's. */
export async function rowsNaming(names: readonly string[]): Promise<Set<string>> {
  const pattern = names.map((name) => name.replace(/[^\w@-]/g, '.')).join('|');
  const reads = (await tables()).map(
    ({ schema, name }) => `SELECT '${name} ' || (to_jsonb(t) - 'last_used_at')::text AS row FROM "${schema}"."${name}" t WHERE to_jsonb(t)::text ~ $1`,
  );
  const rows = await db().$queryRawUnsafe<{ row: string }[]>(reads.join(' UNION ALL '), pattern);
  return new Set(rows.map(({ row }) => row));
}

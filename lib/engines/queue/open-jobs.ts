import { db } from '@/lib/core/db';

/** What the jobs of a name are about that wait, are under way, or will be tried again. */
export async function openIdsOf(job: string): Promise<Set<string>> {
  const rows = await db().$queryRaw<{ id: string }[]>`SELECT data->>'id' AS id FROM pgboss.job WHERE name = ${job} AND state < 'completed'`;
  return new Set(rows.map(({ id }) => id));
}

import { db } from '@/lib/core/db';

/** What the jobs of a name are about that wait, are under way, or will be tried again. */
export async function openIdsOf(job: string): Promise<Set<string>> {
  const rows = await db().$queryRaw<{ id: string }[]>`SELECT data->>'id' AS id FROM pgboss.job WHERE name = ${job} AND state < 'completed'`;
  return new Set(rows.map(({ id }) => id));
}

/** When the next of these jobs about one thing may be taken; null where none waits. */
export async function nextStartOf(job: string, id: string): Promise<Date | null> {
  const [row] = await db().$queryRaw<{ at: Date | null }[]>`
    SELECT min(start_after) AS at FROM pgboss.job WHERE name = ${job} AND data->>'id' = ${id} AND state < 'active'`;
  return row?.at ?? null;
}

/** In which of these queues something is due that nobody has taken: of each one index probe, however much lies in it. */
export async function dueAmong(queues: readonly string[]): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT name FROM unnest(${[...queues]}::text[]) AS asked (name)
    WHERE (SELECT true FROM pgboss.job WHERE job.name = asked.name AND state < 'active' AND NOT blocked AND start_after <= now() LIMIT 1)`;
  return rows.map(({ name }) => name);
}

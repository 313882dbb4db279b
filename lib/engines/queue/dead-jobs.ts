import { db, type Tx } from '@/lib/core/db';
import { deadLetter } from './lay-queues';
import { enqueue, queue } from './queue';

/** A job that failed to the last. `about` is the id that it was given, `error` the first line of why its last try failed. */
export type DeadJob = { id: string; job: string; about: string; diedAt: Date; error: string };

/** The newest first, those after the given one. */
export const listDeadJobs = (limit: number, after?: { diedAt: string; id: string }): Promise<DeadJob[]> =>
  db().$queryRaw`
    SELECT id, source_name AS job, data->>'id' AS about, date_trunc('milliseconds', created_on) AS "diedAt",
      left(split_part(COALESCE(output->>'message', output->'value'->>'message', ''), E'\n', 1), 200) AS error
    FROM pgboss.job WHERE name = ${deadLetter} AND state < 'active' AND source_name IS NOT NULL
      AND (${after?.diedAt ?? null}::timestamptz IS NULL
        OR (date_trunc('milliseconds', created_on), id) < (${after?.diedAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    ORDER BY date_trunc('milliseconds', created_on) DESC, id DESC LIMIT ${limit}`;

/** Takes one out for good, and says what it was; null where there is none of this id. */
export async function removeDeadJob(tx: Tx, id: string): Promise<{ job: string; about: string } | null> {
  const [dead] = await tx.$queryRaw<{ job: string; about: string }[]>`
    DELETE FROM pgboss.job WHERE name = ${deadLetter} AND id::text = ${id} AND state < 'active' AND source_name IS NOT NULL
    RETURNING source_name AS job, data->>'id' AS about`;
  return dead ?? null;
}

/** Puts one back on the queue it came from, with all its tries, and says what it is; null where there is none of this id. */
export async function retryDeadJob(tx: Tx, id: string): Promise<{ job: string; about: string } | null> {
  const dead = await removeDeadJob(tx, id);
  if (dead) await enqueue(tx, dead.job, { id: dead.about, owner: 'operator' });
  return dead;
}

/** Puts all back whose queue is still there, and counts them. */
export async function retryDeadJobs(): Promise<number> {
  const boss = await queue();
  let count = 0;
  for (let moved = -1; moved !== 0; count += moved) moved = await boss.redrive(deadLetter);
  return count;
}

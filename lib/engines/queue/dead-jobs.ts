import { db, transaction } from '@/lib/core/db';
import { deadLetter } from './lay-queues';
import { enqueue, queue } from './queue';

/** A job that failed to the last. `about` is the id that it was given, `error` the first line of why its last try failed. */
export type DeadJob = { id: string; job: string; about: string; diedAt: Date; error: string };

/** The newest first. */
export const listDeadJobs = (limit: number): Promise<DeadJob[]> =>
  db().$queryRaw`
    SELECT id, source_name AS job, data->>'id' AS about, created_on AS "diedAt",
      left(split_part(COALESCE(output->>'message', output->'value'->>'message', ''), E'\n', 1), 200) AS error
    FROM pgboss.job WHERE name = ${deadLetter} AND state < 'active' AND source_name IS NOT NULL ORDER BY created_on DESC, id LIMIT ${limit}`;

/** Puts one back on the queue it came from, with all its tries. False where there is none of this id. */
export const retryDeadJob = (id: string): Promise<boolean> =>
  transaction(async (tx) => {
    const [dead] = await tx.$queryRaw<{ job: string; about: string }[]>`
      DELETE FROM pgboss.job WHERE name = ${deadLetter} AND id::text = ${id} AND state < 'active' AND source_name IS NOT NULL
      RETURNING source_name AS job, data->>'id' AS about`;
    if (!dead) return false;
    await enqueue(tx, dead.job, { id: dead.about, owner: 'operator' });
    return true;
  });

/** Puts all back whose queue is still there, and counts them. */
export async function retryDeadJobs(): Promise<number> {
  const boss = await queue();
  let count = 0;
  for (let moved = -1; moved !== 0; count += moved) moved = await boss.redrive(deadLetter);
  return count;
}

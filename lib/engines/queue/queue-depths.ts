import { db } from '@/lib/core/db';
import { deadLetter } from './lay-queues';

/** `active` is what the worker last counted, twenty seconds ago at most; `dead` are those given up. `oldestAt`: since when the oldest that is due waits. */
export type QueueDepth = { name: string; waiting: number; delayed: number; active: number; dead: number; oldestAt: Date | null };

/** Every queue with what lies in it. What waits is read by the queue's own index, however much was done before. */
export const queueDepths = (): Promise<QueueDepth[]> =>
  db().$queryRaw`
    SELECT queue.name, COALESCE(open.waiting, 0)::int AS waiting, COALESCE(open.delayed, 0)::int AS delayed, queue.active_count::int AS active,
      COALESCE(dead.count, 0)::int AS dead, open.oldest AS "oldestAt"
    FROM pgboss.queue
    LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE start_after <= now()) AS waiting, count(*) FILTER (WHERE start_after > now()) AS delayed,
        min(start_after) FILTER (WHERE start_after <= now()) AS oldest
      FROM pgboss.job WHERE job.name = queue.name AND state < 'active' AND NOT blocked
    ) open ON true
    LEFT JOIN (
      SELECT source_name, count(*) AS count FROM pgboss.job WHERE name = ${deadLetter} AND state < 'active' AND NOT blocked GROUP BY source_name
    ) dead ON dead.source_name = queue.name
    WHERE queue.name <> ${deadLetter} AND queue.name NOT LIKE '\\_\\_pgboss%'
    ORDER BY queue.name`;

import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import type { Job } from '@/lib/engines/queue/job';
import { layQueues } from '@/lib/engines/queue/lay-queues';
import { queue } from '@/lib/engines/queue/queue';

/** Jobs of a queue of their own that have failed to the last. */
export async function makeDeadJobs(...ids: string[]) {
  const job: Job = { name: `fail-${randomHex(4)}`, run: async () => undefined, retry: { limit: 0, delaySeconds: 1 }, timeLimitSeconds: 60 };
  const boss = await queue();
  await layQueues(boss, [job]);
  for (const id of ids) {
    const jobId = (await boss.send(job.name, { id })) ?? '';
    await boss.fetch(job.name);
    await boss.fail(job.name, jobId, new Error('The disk is full.\nsecond line'));
  }
  const dead = () => db().$queryRaw<{ id: string; about: string }[]>`
    SELECT id::text, data->>'id' AS about FROM pgboss.job WHERE name = 'dead' AND source_name = ${job.name} AND state < 'active' ORDER BY 2`;
  const waiting = () => db().$queryRaw<{ id: string }[]>`SELECT data->>'id' AS id FROM pgboss.job WHERE name = ${job.name} AND state < 'completed' ORDER BY 1`;
  return { name: job.name, dead, waiting };
}

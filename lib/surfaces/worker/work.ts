import { log } from '@/lib/core/log';
import { type Job, type QueueName, queue, queues } from '@/lib/engines/queue/queue';
import { handlers } from './handlers';

/** Minute, hour, ... in UTC. */
const schedule = {
  'expire-requests': '* * * * *',
  'remind-signers': '*/10 * * * *',
  'clean-up': '17 * * * *',
} as const satisfies Partial<Record<QueueName, string>>;

/** Starts taking jobs from every queue. One line in the log a job. */
export async function startWork(): Promise<void> {
  const boss = await queue('worker');
  for (const name of Object.keys(queues) as QueueName[])
    await boss.work<Job>(name, { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 }, async ([job]) => {
      if (job) await run(name, job.id, job.data ?? { id: '' });
    });
  for (const [name, cron] of Object.entries(schedule)) await boss.schedule(name, cron, { id: 'all' });
}

async function run(name: QueueName, jobId: string, job: Job): Promise<void> {
  const started = performance.now();
  const line = (outcome: string) => ({ job: name, jobId, subject: job.id, outcome, durationMs: Math.round(performance.now() - started) });
  try {
    await handlers[name](job);
    log().info(line('done'), 'job');
  } catch (error) {
    log().error({ ...line('failed'), err: error }, 'job');
    throw error;
  }
}

import { availableParallelism } from 'node:os';
import type { PgBoss, Job as TakenJob } from 'pg-boss';
import { log } from '@/lib/core/log';
import type { Job, JobData } from './job';
import { layQueues } from './lay-queues';
import { queue } from './queue';

/**
 * How often the queue is looked into unasked. A new job announces itself; one that was delayed, failed or lost its
 * process does not, and waits for the first of its queue's workers. That one wakes the others where there is more.
 */
const looks = {
  first: { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 },
  other: { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 },
  periodic: { pollingIntervalSeconds: 10, notifyPollingIntervalSeconds: 10 },
};

/** Starts taking jobs from every queue. One line in the log a job. */
export async function startWork(jobs: readonly Job[]): Promise<void> {
  const boss = await queue('worker');
  await layQueues(boss, jobs);
  for (const job of jobs) await workOn(boss, job);
}

async function workOn(boss: PgBoss, job: Job): Promise<void> {
  const count = job.schedule ? 1 : (job.concurrency ?? availableParallelism());
  const workers: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const look = job.schedule ? looks.periodic : index === 0 ? looks.first : looks.other;
    const worker = await boss.work<JobData>(job.name, look, async ([taken]) => {
      if (!taken) return;
      // Where one job was there may be more: another worker looks now, and this one right after, without a pause.
      for (const next of [index, (index + 1) % count]) boss.notifyWorker(workers[next] ?? '');
      await perform(job, taken);
    });
    workers.push(worker);
  }
}

async function perform(job: Job, { id: jobId, data, signal }: TakenJob<JobData>): Promise<void> {
  const started = performance.now();
  const line = (outcome: string) => ({ job: job.name, jobId, subject: data.id, outcome, durationMs: Math.round(performance.now() - started) });
  try {
    await job.run(data, signal);
    log().info(line('done'), 'job');
  } catch (error) {
    log().error({ ...line('failed'), err: error }, 'job');
    throw error;
  }
}

import { availableParallelism } from 'node:os';
import type { JobResult, PgBoss, Job as TakenJob } from 'pg-boss';
import { log } from '@/lib/core/log';
import type { Job, JobData } from './job';
import { layQueues } from './lay-queues';
import { queue } from './queue';
import { startWatch, type Watch } from './watch';

/**
 * How often the queue is looked into unasked. A new job announces itself; one that was delayed, failed or lost its
 * process does not, and waits for the first of its queue's workers. That one wakes the others where there is more.
 */
const looks = {
  first: { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 },
  other: { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 },
  periodic: { pollingIntervalSeconds: 10, notifyPollingIntervalSeconds: 10 },
};

/** Starts taking jobs from every queue, and the watches. One line in the log a job. */
export async function startWork(jobs: readonly Job[], watches: readonly Watch[] = []): Promise<void> {
  const boss = await queue('worker');
  await layQueues(boss, jobs);
  for (const job of jobs) await workOn(boss, job);
  for (const watch of watches) startWatch(watch);
}

async function workOn(boss: PgBoss, job: Job): Promise<void> {
  const count = job.schedule ? 1 : (job.concurrency ?? availableParallelism());
  const look = (index: number) => (job.schedule ? looks.periodic : index === 0 ? looks.first : looks.other);
  const workers: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const options = { ...look(index), batchSize: job.together?.atMost ?? 1, perJobResults: true } as const;
    const worker = await boss.work<JobData>(job.name, options, async (taken) => {
      // Where one job was there may be more: another worker looks now, and this one right after, without a pause.
      if (taken.length > 0) for (const next of [index, (index + 1) % count]) boss.notifyWorker(workers[next] ?? '');
      return performAll(job, taken);
    });
    workers.push(worker);
  }
}

async function performAll(job: Job, taken: readonly TakenJob<JobData>[]): Promise<JobResult[]> {
  const { together } = job;
  const [first] = taken;
  if (together && first && taken.length > 1) {
    const started = performance.now();
    const data = taken.map((each) => each.data);
    const isDone = await together.perform(data, first.signal).then(
      () => true,
      () => false,
    );
    if (isDone) {
      log().info({ job: job.name, jobs: taken.length, outcome: 'done', durationMs: Math.round(performance.now() - started) }, 'jobs');
      return taken.map(({ id }) => ({ id, status: 'completed' }));
    }
  }
  // One after the other, so that the one that cannot be done fails alone.
  const results: JobResult[] = [];
  for (const each of taken) results.push(await perform(job, each));
  return results;
}

async function perform(job: Job, { id, data, signal }: TakenJob<JobData>): Promise<JobResult> {
  const started = performance.now();
  const line = (outcome: string) => ({ job: job.name, jobId: id, subject: data.id, outcome, durationMs: Math.round(performance.now() - started) });
  try {
    await job.run(data, signal);
    log().info(line('done'), 'job');
    return { id, status: 'completed' };
  } catch (error) {
    log().error({ ...line('failed'), err: error }, 'job');
    return { id, status: 'failed', output: error };
  }
}

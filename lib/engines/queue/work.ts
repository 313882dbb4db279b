import { availableParallelism } from 'node:os';
import type { JobResult, PgBoss, Job as TakenJob } from 'pg-boss';
import { log } from '@/lib/core/log';
import type { Job, JobData } from './job';
import { layQueues } from './lay-queues';
import { dueAmong } from './open-jobs';
import { queue } from './queue';
import { startWatch, type Watch } from './watch';

/**
 * A new job announces itself. One that was delayed, failed or lost its process does not: one look a second at all queues at once finds
 * it, and wakes whoever works on its queue. What a worker looks for by itself is for the case that even that fails.
 */
const lookMs = 1000;
const unasked = { pollingIntervalSeconds: 120, notifyPollingIntervalSeconds: 120 };

/** Starts taking jobs from every queue, and the watches. One line in the log a job. */
export async function startWork(jobs: readonly Job[], watches: readonly Watch[] = []): Promise<void> {
  const boss = await queue('worker');
  await layQueues(boss, jobs);
  for (const job of jobs) await workOn(boss, job);
  startWatch(dueJobs(boss, jobs));
  for (const watch of watches) startWatch(watch);
}

/** Wakes the workers of every queue in which something is due. */
const dueJobs = (boss: PgBoss, jobs: readonly Job[]): Watch => ({
  name: 'due-jobs',
  everyMs: lookMs,
  async look() {
    const due = new Set(await dueAmong(jobs.map(({ name }) => name)));
    for (const { id, name } of boss.getWipData()) if (due.has(name)) boss.notifyWorker(id);
  },
  ended: async () => undefined,
});

async function workOn(boss: PgBoss, job: Job): Promise<void> {
  const localConcurrency = job.schedule ? 1 : (job.concurrency ?? availableParallelism());
  const ofOwner = job.concurrencyOfOwner;
  const options = {
    ...unasked,
    localConcurrency,
    ...(ofOwner ? { localGroupConcurrency: Math.min(ofOwner, localConcurrency) } : {}),
    batchSize: job.together?.atMost ?? 1,
    perJobResults: true,
  } as const;
  await boss.work<JobData>(job.name, options, async (taken) => {
    if (taken.length > 0) lookForMore(boss, job.name);
    return performAll(job, taken);
  });
}

/** Where one job was there may be more: a worker that is free looks now, and those that are not right after, without a pause. */
function lookForMore(boss: PgBoss, name: string): void {
  const workers = boss.getWipData().filter((worker) => worker.name === name);
  const free = workers.find(({ count }) => count === 0);
  for (const worker of workers) if (worker.count > 0 || worker === free) boss.notifyWorker(worker.id);
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

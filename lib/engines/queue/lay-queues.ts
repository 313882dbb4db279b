import type { PgBoss } from 'pg-boss';
import type { Job } from './job';

/** Where a job goes that failed to the last; it is made last, so that its being there says that all are. */
export const deadLetter = 'dead';

/** A killed process's job is taken up again after this time, when the queue is next supervised; the default of pg-boss is a minute. */
const heartbeatSeconds = 10;
const daySeconds = 86_400;
/** Nothing reads what is done: the log says it. */
const doneKeptSeconds = 3600;

/** Makes a queue for each job, as the list says now, and lets the clock forget jobs that are in the list no more. */
export async function layQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  // Of an exclusive queue's jobs one exists at a time, be it waiting or under way.
  for (const { name, schedule } of jobs) await boss.createQueue(name, { policy: schedule ? 'exclusive' : 'standard' });
  await boss.createQueue(deadLetter);
  // `createQueue` keeps the options of an existing queue silently.
  for (const job of jobs) await boss.updateQueue(job.name, optionsOf(job));
  const periodic = jobs.flatMap(({ name, schedule }) => (schedule ? [{ name, schedule }] : []));
  for (const { name } of await boss.getSchedules()) if (!periodic.some((job) => job.name === name)) await boss.unschedule(name);
  for (const { name, schedule } of periodic) await boss.schedule(name, schedule, { id: 'all' });
}

const optionsOf = ({ retry, timeLimitSeconds }: Job) => ({
  retryLimit: retry.limit,
  retryDelay: retry.delaySeconds,
  retryBackoff: true,
  ...(retry.maxDelaySeconds ? { retryDelayMax: retry.maxDelaySeconds } : {}),
  expireInSeconds: timeLimitSeconds,
  notify: true,
  heartbeatSeconds,
  deadLetter,
  retentionSeconds: 14 * daySeconds,
  deleteAfterSeconds: doneKeptSeconds,
});

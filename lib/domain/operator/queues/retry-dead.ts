import { transaction } from '@/lib/core/db';
import { removeDeadJob, retryDeadJob, retryDeadJobs } from '@/lib/engines/queue/dead-jobs';
import { recordAct } from '../log/record-act';
import type { Actor } from '../rules';

/** Puts one job back that was given up. False where there is none of this id. */
export const retryOne = (actor: Actor, id: string): Promise<boolean> =>
  transaction(async (tx) => {
    const job = await retryDeadJob(tx, id);
    if (job) await recordAct(tx, actor, { kind: 'job.retried', target: job.about, details: { job: job.job } });
    return job !== null;
  });

/** Puts all back whose queue is still there, and counts them. */
export async function retryAll(actor: Actor): Promise<number> {
  const count = await retryDeadJobs();
  if (count > 0) await transaction((tx) => recordAct(tx, actor, { kind: 'jobs.retried', target: '*', details: { count } }));
  return count;
}

/** Gives one job up for good: what it was to do is never done. False where there is none of this id. */
export const dropOne = (actor: Actor, id: string, reason: string): Promise<boolean> =>
  transaction(async (tx) => {
    const job = await removeDeadJob(tx, id);
    if (job) await recordAct(tx, actor, { kind: 'job.dropped', target: job.about, reason, details: { job: job.job } });
    return job !== null;
  });

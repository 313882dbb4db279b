import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { log } from '@/lib/core/log';
import type { Job } from '@/lib/engines/queue/job';
import { openIdsOf } from '@/lib/engines/queue/open-jobs';
import { enqueueAll } from '@/lib/engines/queue/queue';
import { advanceJob } from '../running/advance-job';
import { listOpenRuns } from '../running/store';

/** Runs looked at in one statement, and put back in one sweep: the next one goes on. */
const batchSize = 1000;
const maxPutBack = 500;

/**
 * Puts runs back to work that have not ended and that no job speaks of, as after a job was given up or deleted. Where
 * there is a job after all, one more does no harm: it finds the step taken or done.
 */
export const sweepAutomations: Job = {
  name: 'sweep-automations',
  async run(_, signal) {
    // Jobs before runs: a run that was there before its jobs were read has one among them, if it has one at all.
    const before = now();
    const withJob = await openIdsOf(advanceJob);
    const lost: { id: string; owner: string }[] = [];
    let after: Awaited<ReturnType<typeof listOpenRuns>>[number] | null = null;
    while (!signal.aborted && lost.length < maxPutBack) {
      const runs = await listOpenRuns(before, after, batchSize);
      for (const { id, accountId } of runs) if (!withJob.has(id)) lost.push({ id, owner: accountId });
      after = runs.at(-1) ?? null;
      if (runs.length < batchSize) break;
    }
    if (lost.length === 0) return;
    log().warn({ automations: lost.length }, 'automations without a job are put back to work');
    await transaction((tx) => enqueueAll(tx, advanceJob, lost.slice(0, maxPutBack)));
  },
  retry: { limit: 2, delaySeconds: 5 },
  timeLimitSeconds: 50,
  schedule: '* * * * *',
};

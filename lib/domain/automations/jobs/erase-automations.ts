import { daysAfter, now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { inBatches, inPortions } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { forgetCached } from '@/lib/engines/storage/cache';
import { forgetBlobs } from '../../files/store';
import { eraseImports } from '../imports/store';
import { deleteOutputFiles, type EndedRun, eraseRunRows, eraseUnusedPosts, holdingsOf, listEndedRuns } from '../retention/store';

/** Each with up to 10,000 rows. */
const importsAtOnce = 10;

/**
 * Erases what runs were made from and what they made, some days after they ended, where the operator wants that. What
 * happened stays: the run, its steps and their times, and the log.
 */
export const eraseOldAutomations: Job = {
  name: 'erase-automations',
  async run(_, signal) {
    const days = env().AUTOMATION_RETENTION_DAYS;
    if (days === undefined) return;
    const before = daysAfter(now(), -days);
    await inBatches<EndedRun>({ list: (after, limit) => listEndedRuns(before, after, limit), act: erase, signal });
    await inPortions((limit) => eraseImports(before, limit), signal, importsAtOnce);
    await inPortions((limit) => eraseUnusedPosts(before, limit), signal);
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 3000,
  schedule: '41 * * * *',
};

async function erase(run: EndedRun): Promise<void> {
  const free = await transaction(async (tx) => {
    const { hashes, fileIds } = await holdingsOf(tx, run.id);
    if (!(await eraseRunRows(tx, run, now()))) return [];
    await deleteOutputFiles(tx, fileIds);
    return forgetBlobs(tx, hashes);
  });
  for (const hash of free) await forgetCached(hash);
}

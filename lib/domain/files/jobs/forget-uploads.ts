import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { inPortions } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { forgetUploads, forgetVerdicts } from '../store';

/** Removes uploads that nobody can use any more, and what is known of PDFs that nobody sent for long. */
export const forgetEndedUploads: Job = {
  name: 'forget-uploads',
  async run(_, signal) {
    const at = now();
    // Of each it is asked who else needs its bytes.
    await inPortions(async (limit) => (await transaction((tx) => forgetUploads(tx, at, limit))).count, signal, 200);
    await inPortions((limit) => forgetVerdicts(at, limit), signal);
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '29 * * * *',
};

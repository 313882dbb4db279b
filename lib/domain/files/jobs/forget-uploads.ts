import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import type { Job } from '@/lib/engines/queue/job';
import { forgetUploads, forgetVerdicts } from '../store';

/** Removes uploads that nobody can use any more, and what is known of PDFs that nobody sent for long. */
export const forgetEndedUploads: Job = {
  name: 'forget-uploads',
  async run() {
    await transaction((tx) => forgetUploads(tx, now()));
    await forgetVerdicts(now());
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '29 * * * *',
};

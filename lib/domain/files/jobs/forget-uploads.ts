import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import type { Job } from '@/lib/engines/queue/job';
import { forgetUploads } from '../store';

/** Removes uploads that nobody can use any more. */
export const forgetEndedUploads: Job = {
  name: 'forget-uploads',
  run: () => transaction((tx) => forgetUploads(tx, now())),
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '29 * * * *',
};

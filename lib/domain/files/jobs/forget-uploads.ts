import { now } from '@/lib/core/clock';
import type { Job } from '@/lib/engines/queue/job';
import { forgetUploads } from '../store';

/** Removes uploads that nobody can use any more. */
export const forgetEndedUploads: Job = {
  name: 'forget-uploads',
  run: () => forgetUploads(now()),
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '29 * * * *',
};

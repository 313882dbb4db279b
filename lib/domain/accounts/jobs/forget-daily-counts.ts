import { daysAfter, now } from '@/lib/core/clock';
import type { Job } from '@/lib/engines/queue/job';
import { forgetDailyCounts } from '../store';

/** Removes the counts of days that are over: how many mails of keyless senders a recipient got. */
export const forgetEndedCounts: Job = {
  name: 'forget-daily-counts',
  run: () => forgetDailyCounts(daysAfter(now(), -1)),
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '21 * * * *',
};

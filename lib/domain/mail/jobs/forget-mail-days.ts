import { daysAfter, now } from '@/lib/core/clock';
import type { Job } from '@/lib/engines/queue/job';
import { forgetMailDays } from '../store';

/** Removes the counts of days that are over: how many mails of keyless senders a recipient got. */
export const forgetEndedMailDays: Job = {
  name: 'forget-mail-days',
  run: () => forgetMailDays(daysAfter(now(), -1)),
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '21 * * * *',
};

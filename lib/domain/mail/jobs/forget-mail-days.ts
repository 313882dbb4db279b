import { daysAfter, now } from '@/lib/core/clock';
import { inPortions } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { forgetMailDays } from '../store';

/** Removes the counts of days that are over: how many mails of keyless senders a recipient got. */
export const forgetEndedMailDays: Job = {
  name: 'forget-mail-days',
  run(_, signal) {
    const before = daysAfter(now(), -1);
    return inPortions((limit) => forgetMailDays(before, limit), signal);
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '21 * * * *',
};

import { daysAfter, now } from '@/lib/core/clock';
import { inPortions } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { callsKeptDays } from '../calls/rules';
import { forgetCalls } from '../calls/store';

/** Removes calls from the log when their time is over, batch after batch. */
export const forgetOldCalls: Job = {
  name: 'forget-calls',
  async run(_, signal) {
    const before = daysAfter(now(), -callsKeptDays);
    await inPortions((limit) => forgetCalls(before, limit), signal);
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 3000,
  schedule: '17 4 * * *',
};

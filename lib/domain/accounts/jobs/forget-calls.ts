import { daysAfter, now } from '@/lib/core/clock';
import type { Job } from '@/lib/engines/queue/job';
import { callsKeptDays } from '../calls/rules';
import { forgetCalls } from '../calls/store';

const AT_ONCE = 5_000;

/** Removes calls from the log when their time is over, batch after batch. */
export const forgetOldCalls: Job = {
  name: 'forget-calls',
  async run(_, signal) {
    const before = daysAfter(now(), -callsKeptDays);
    while (!signal.aborted && (await forgetCalls(before, AT_ONCE)) === AT_ONCE);
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 3000,
  schedule: '17 4 * * *',
};

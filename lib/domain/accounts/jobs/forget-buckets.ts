import { daysAfter, now } from '@/lib/core/clock';
import { forgetBuckets } from '@/lib/engines/limits/store';
import { inPortions } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';

/** Removes token buckets that have long been full again. */
export const forgetFullBuckets: Job = {
  name: 'forget-buckets',
  run(_, signal) {
    const before = daysAfter(now(), -1);
    return inPortions((limit) => forgetBuckets(before, limit), signal);
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '27 * * * *',
};

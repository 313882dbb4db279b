import { daysAfter, now } from '@/lib/core/clock';
import { forgetAnswers } from '@/lib/engines/idempotency/store';
import { inPortions } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';

/** Removes the answers kept for an Idempotency-Key after a day. */
export const forgetOldAnswers: Job = {
  name: 'forget-answers',
  run(_, signal) {
    const before = daysAfter(now(), -1);
    return inPortions((limit) => forgetAnswers(before, limit), signal);
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '23 * * * *',
};

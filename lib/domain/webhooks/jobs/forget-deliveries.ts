import { daysAfter, now } from '@/lib/core/clock';
import { inPortions } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { forgetDeliveries } from '../deliveries/store';
import { keptDays } from '../rules';

/** Removes deliveries that ended, or were held, so long ago that nobody can replay them any more. */
export const forgetOldDeliveries: Job = {
  name: 'forget-deliveries',
  run(_, signal) {
    const before = daysAfter(now(), -keptDays);
    return inPortions((limit) => forgetDeliveries(before, limit), signal);
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 600,
  schedule: '41 3 * * *',
};

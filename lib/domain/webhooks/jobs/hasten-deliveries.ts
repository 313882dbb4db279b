import { now } from '@/lib/core/clock';
import { inPortions } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { hastenDeliveries } from '../deliveries/store';

/** Makes due what was planned for a time that no pause reaches: the clock was ahead, by an hour or a year, and was set right. */
export const hastenPlannedDeliveries: Job = {
  name: 'hasten-deliveries',
  run: (_, signal) => inPortions((limit) => hastenDeliveries(now(), limit), signal),
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 300,
  schedule: '*/10 * * * *',
};

import type { Job } from '@/lib/engines/queue/job';
import { deliver } from '../deliveries/deliver';

/** Posts a delivery to its endpoint, by its id. It waits for the network most of its time, so that many run at once. */
export const deliverWebhook: Job = {
  name: 'deliver-webhook',
  run: ({ id }) => deliver(id),
  retry: { limit: 5, delaySeconds: 5, maxDelaySeconds: 60 },
  timeLimitSeconds: 60,
  concurrency: 20,
};

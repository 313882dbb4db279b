import type { Job } from '@/lib/engines/queue/job';
import { deliverEmail, type EmailRenderers } from '../deliver-email';

/** Sends an email by its id, told who writes which kind. */
export const sendEmail = (renderers: EmailRenderers): Job => ({
  name: 'send-email',
  run: ({ id }) => deliverEmail(id, renderers),
  retry: { limit: 12, delaySeconds: 5, maxDelaySeconds: 3600 },
  timeLimitSeconds: 120,
});

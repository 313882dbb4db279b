import type { Job } from '@/lib/engines/queue/job';
import type { EmailRenderers } from '../deliver-email';
import { sendEmail } from './send-email';

/** For emails that somebody waits for at the screen: a queue of their own, so that they stand behind no others. */
export const sendUrgentEmail = (renderers: EmailRenderers): Job => ({
  ...sendEmail(renderers),
  name: 'send-urgent-email',
});

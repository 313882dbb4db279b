import { enableWebhook } from '@/lib/domain/webhooks/operations/enable-webhook';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(enableWebhook, { next: () => '/dashboard?done=enabled', back: () => '/dashboard' });

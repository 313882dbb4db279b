import { pingWebhook } from '@/lib/domain/webhooks/operations/ping-webhook';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(pingWebhook);

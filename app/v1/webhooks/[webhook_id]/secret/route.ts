import { getWebhookSecret } from '@/lib/domain/webhooks/operations/get-webhook-secret';
import { rotateWebhookSecret } from '@/lib/domain/webhooks/operations/rotate-webhook-secret';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getWebhookSecret, rotateWebhookSecret);

import { getWebhookDelivery } from '@/lib/domain/webhooks/operations/get-webhook-delivery';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getWebhookDelivery);

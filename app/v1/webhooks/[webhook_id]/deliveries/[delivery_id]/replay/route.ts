import { replayWebhookDelivery } from '@/lib/domain/webhooks/operations/replay-webhook-delivery';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(replayWebhookDelivery);

import { replayWebhookDeliveries } from '@/lib/domain/webhooks/operations/replay-webhook-deliveries';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(replayWebhookDeliveries);

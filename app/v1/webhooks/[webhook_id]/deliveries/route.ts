import { listWebhookDeliveries } from '@/lib/domain/webhooks/operations/list-webhook-deliveries';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listWebhookDeliveries);

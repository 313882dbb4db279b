import { verifyWebhookSignature } from '@/lib/domain/webhooks/operations/verify-webhook-signature';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(verifyWebhookSignature);

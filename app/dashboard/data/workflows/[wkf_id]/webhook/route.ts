import { getWorkflowWebhook } from '@/lib/domain/webhooks/operations/get-workflow-webhook';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getWorkflowWebhook);

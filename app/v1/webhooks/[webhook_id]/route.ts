import { deleteWebhook } from '@/lib/domain/webhooks/operations/delete-webhook';
import { getWebhook } from '@/lib/domain/webhooks/operations/get-webhook';
import { updateWebhook } from '@/lib/domain/webhooks/operations/update-webhook';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getWebhook, updateWebhook, deleteWebhook);

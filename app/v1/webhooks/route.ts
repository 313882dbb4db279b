import { createWebhook } from '@/lib/domain/webhooks/operations/create-webhook';
import { listWebhooks } from '@/lib/domain/webhooks/operations/list-webhooks';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listWebhooks, createWebhook);

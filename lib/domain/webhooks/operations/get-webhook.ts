import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEndpoint } from '../auth';
import { presentWebhook } from '../present';
import { webhook, webhookId } from '../schema';
import { getWebhookDocs } from './get-webhook.docs';

export const getWebhook = operation({
  name: 'getWebhook',
  http: 'GET /v1/webhooks/{webhook_id}',
  api: 'signature',
  summary: 'Tell how a webhook is set, and whether its events arrive',
  effect: 'read',
  success: 200,
  auth: byEndpoint('webhooks.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: getWebhookDocs,
  input: z.strictObject({ webhook_id: webhookId }),
  output: webhook,
  errors: [],
  run: async (_, { scope: { endpoint } }) => presentWebhook(endpoint),
});

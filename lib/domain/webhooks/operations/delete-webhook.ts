import { z } from 'zod';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byEndpoint } from '../auth';
import { webhookId } from '../schema';
import { removeEndpoint } from '../store';
import { deleteWebhookDocs } from './delete-webhook.docs';

export const deleteWebhook = operation({
  name: 'deleteWebhook',
  http: 'DELETE /v1/webhooks/{webhook_id}',
  api: 'signature',
  summary: 'End a webhook for good, with its log and what is held for it',
  effect: 'destructive',
  success: 204,
  auth: byEndpoint('webhooks.manage'),
  body: 'none',
  docs: deleteWebhookDocs,
  input: z.strictObject({ webhook_id: webhookId }),
  output: z.null(),
  errors: [],
  async run(_, { scope: { endpoint } }) {
    await transaction((tx) => removeEndpoint(tx, endpoint.id));
    return null;
  },
});

import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { openWebhookSecret } from '../../events/endpoints/secret';
import { byEndpoint } from '../auth';
import { secretAnswer, webhookId } from '../schema';
import { getWebhookSecretDocs } from './get-webhook-secret.docs';

export const getWebhookSecret = operation({
  name: 'getWebhookSecret',
  http: 'GET /v1/webhooks/{webhook_id}/secret',
  api: 'signature',
  summary: 'Show the secret that a webhook’s events are signed with',
  effect: 'read',
  success: 200,
  auth: byEndpoint('webhooks.manage'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: getWebhookSecretDocs,
  input: z.strictObject({ webhook_id: webhookId }),
  output: secretAnswer,
  errors: [],
  async run(_, { scope: { endpoint } }) {
    const until = endpoint.previousSecretUntil;
    return { secret: openWebhookSecret(endpoint.secretSealed), previous_secret_until: until && until > now() ? until.toISOString() : null };
  },
});

import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { rotationMs } from '../../events/endpoints/rules';
import { newWebhookSecret, sealWebhookSecret } from '../../events/endpoints/secret';
import { byEndpoint } from '../auth';
import { webhookErrors } from '../errors';
import { secretAnswer, webhookId } from '../schema';
import { changeSecret } from '../store';
import { rotateWebhookSecretDocs } from './rotate-webhook-secret.docs';

export const rotateWebhookSecret = operation({
  name: 'rotateWebhookSecret',
  http: 'POST /v1/webhooks/{webhook_id}/secret',
  api: 'signature',
  summary: 'Put a new secret in force; the one before signs too for 24 hours',
  effect: 'write',
  success: 200,
  auth: byEndpoint('webhooks.manage'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: rotateWebhookSecretDocs,
  input: z.strictObject({ webhook_id: webhookId }),
  output: secretAnswer,
  errors: [webhookErrors.rotatedToday],
  async run(_, { scope: { endpoint } }) {
    const at = now();
    const until = new Date(at.getTime() + rotationMs);
    const secret = newWebhookSecret();
    // Of two at once one wins: the secret that the receiver has goes on signing for its day.
    if (!(await transaction((tx) => changeSecret(tx, endpoint.id, sealWebhookSecret(secret), until, at)))) throw webhookErrors.rotatedToday();
    return { secret, previous_secret_until: until.toISOString() };
  },
});

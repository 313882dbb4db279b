import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEndpoint } from '../auth';
import { signatureFinding, webhookId } from '../schema';
import { judgeSignature } from '../verifying/judge-signature';

export const verifyWebhookSignature = operation({
  name: 'verifyWebhookSignature',
  http: 'POST /dashboard/data/webhooks/{webhook_id}/signature',
  summary: 'Say whether a body was signed with the secret of a webhook, and what is wrong where it was not',
  effect: 'read',
  success: 200,
  auth: { ...byEndpoint('webhooks.read'), takes: ['session'] },
  body: 'json',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ webhook_id: webhookId, body: z.string().max(100_000), headers: z.string().max(10_000) }),
  output: signatureFinding,
  errors: [],
  run: ({ body, headers }, { scope: { endpoint } }) => judgeSignature(endpoint, body, headers),
});

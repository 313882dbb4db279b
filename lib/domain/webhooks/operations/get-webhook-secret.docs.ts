import type { OperationDocs } from '@/lib/core/operation-docs';
import { secretSample } from '../example-values';
export const getWebhookSecretDocs: OperationDocs = {
  remarks: 'For whoever may change the webhook; a key that only reads does not see it.',
  examples: [{ title: 'See the secret again', status: 200, given: 'webhook', path: { webhook_id: '$WEBHOOK_ID' }, withKey: true }],

  answers: { secret: { summary: 'The secret in force', value: { secret: secretSample, previous_secret_until: null } } },
};

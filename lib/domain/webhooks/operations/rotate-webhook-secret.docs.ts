import type { OperationDocs } from '@/lib/core/operation-docs';
import { secretSample } from '../example-values';
export const rotateWebhookSecretDocs: OperationDocs = {
  remarks:
    'For 24 hours each event carries two signatures, of the new secret and of the one before, so that the receiver can change over in its own time. Within that time it cannot be rotated again, so that a repeat takes no secret away.',
  examples: [{ title: 'Rotate the secret', status: 200, given: 'webhook', path: { webhook_id: '$WEBHOOK_ID' }, withKey: true }],

  situations: [{ title: 'Twice in a day', status: 409, given: 'webhook with a new secret', path: { webhook_id: '$WEBHOOK_ID' }, withKey: true }],
  answers: { secret: { summary: 'The new secret', value: { secret: secretSample, previous_secret_until: '2026-11-23T09:30:00.000Z' } } },
};

import type { OperationDocs } from '@/lib/core/operation-docs';
import { attemptSample, deliverySample } from '../example-values';
export const pingWebhookDocs: OperationDocs = {
  remarks:
    'Answers what the receiver answered, within 15 seconds; a failure is an answer too, with a `problem`. It works while the webhook is disabled, stands in no log, and counts neither for nor against it. Ten a minute.',
  examples: [{ title: 'Try the address', status: 200, given: 'webhook', path: { webhook_id: '$WEBHOOK_ID' }, withKey: true }],

  answers: { taken: { summary: 'It answered 204', value: { event_id: deliverySample.event_id, ...attemptSample } } },
};

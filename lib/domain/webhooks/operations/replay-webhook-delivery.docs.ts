import type { OperationDocs } from '@/lib/core/operation-docs';
import { deliverySample } from '../example-values';
export const replayWebhookDeliveryDocs: OperationDocs = {
  remarks:
    'The event goes out again at once under its first id, with the header `webhook-replay: true`, and is retried as any other. Links in it are made anew.',
  examples: [
    { title: 'Send it once more', status: 202, given: 'webhook delivery', path: { webhook_id: '$WEBHOOK_ID', delivery_id: '$DELIVERY_ID' }, withKey: true },
  ],
  situations: [
    { title: 'While it is disabled', status: 409, given: 'disabled webhook', path: { webhook_id: '$WEBHOOK_ID', delivery_id: '$DELIVERY_ID' }, withKey: true },
    {
      title: 'While an attempt is to come anyway',
      status: 409,
      given: 'pending webhook delivery',
      path: { webhook_id: '$WEBHOOK_ID', delivery_id: '$DELIVERY_ID' },
      withKey: true,
    },
  ],
  answers: {
    delivery: { summary: 'On its way', value: { ...deliverySample, status: 'pending', next_attempt_at: '2026-11-22T15:00:00.000Z', finished_at: null } },
  },
};

import type { OperationDocs } from '@/lib/core/operation-docs';
import { attemptSample, deliverySample } from '../example-values';
export const getWebhookDeliveryDocs: OperationDocs = {
  remarks: 'The log has each attempt, with the first 8 KB of the answer as text.',
  examples: [
    {
      title: 'One delivery and its attempts',
      status: 200,
      given: 'webhook delivery',
      path: { webhook_id: '$WEBHOOK_ID', delivery_id: '$DELIVERY_ID' },
      withKey: true,
    },
  ],

  answers: { delivery: { summary: 'Taken at the first attempt', value: { ...deliverySample, log: [{ number: 1, ...attemptSample, replay: false }] } } },
};

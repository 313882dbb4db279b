import type { OperationDocs } from '@/lib/core/operation-docs';
import { deliverySample } from '../example-values';
export const listWebhookDeliveriesDocs: OperationDocs = {
  remarks: 'One delivery stands for one event at this webhook, whatever the number of attempts.',
  examples: [{ title: 'What was told', status: 200, given: 'webhook delivery', path: { webhook_id: '$WEBHOOK_ID' }, withKey: true }],

  answers: { page: { summary: 'A page of deliveries', value: [deliverySample] } },
};

import type { OperationDocs } from '@/lib/core/operation-docs';
import { webhookSample } from '../example-values';
export const updateWebhookDocs: OperationDocs = {
  remarks:
    'Members that are left out stay as they are. Another address begins with a clean record, and enabled. What waits for a webhook that is disabled is held; enabling it sends nothing by itself: replay what was held.',
  examples: [{ title: 'Enable it again', status: 200, given: 'disabled webhook', path: { webhook_id: '$WEBHOOK_ID' }, withKey: true, body: { enabled: true } }],
  situations: [
    {
      title: 'An address that nobody may call',
      status: 400,
      given: 'webhook',
      path: { webhook_id: '$WEBHOOK_ID' },
      withKey: true,
      body: { url: 'https://10.0.0.7/' },
    },
  ],
  answers: { webhook: { summary: 'Enabled, with deliveries to replay', value: { ...webhookSample, held_deliveries: 12 } } },
};

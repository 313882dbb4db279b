import type { OperationDocs } from '@/lib/core/operation-docs';
import { webhookSample } from '../example-values';
export const getWebhookDocs: OperationDocs = {
  remarks: '`enabled` and `failing_since` tell whether events arrive. A workflow’s outgoing webhook is read by its `owc_...` id.',
  examples: [{ title: 'How a webhook does', status: 200, given: 'webhook', path: { webhook_id: '$WEBHOOK_ID' }, withKey: true }],

  answers: { webhook: { summary: 'All is well', value: webhookSample } },
};

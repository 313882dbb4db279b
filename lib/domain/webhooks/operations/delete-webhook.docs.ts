import type { OperationDocs } from '@/lib/core/operation-docs';

export const deleteWebhookDocs: OperationDocs = {
  remarks: 'Nothing more is posted to the address, and the log of its deliveries goes with it. To pause, disable it instead.',
  examples: [{ title: 'End it', status: 204, given: 'webhook', path: { webhook_id: '$WEBHOOK_ID' }, withKey: true }],
};

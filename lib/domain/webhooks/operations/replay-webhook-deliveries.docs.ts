import type { OperationDocs } from '@/lib/core/operation-docs';

export const replayWebhookDeliveriesDocs: OperationDocs = {
  remarks: 'At most 200 a call, the oldest first; `more` says whether to call again. Each goes out under its first id.',
  examples: [{ title: 'Send what was held', status: 202, given: 'webhook', path: { webhook_id: '$WEBHOOK_ID' }, withKey: true, body: { status: 'held' } }],
  situations: [
    { title: 'While it is disabled', status: 409, given: 'disabled webhook', path: { webhook_id: '$WEBHOOK_ID' }, withKey: true, body: { status: 'held' } },
  ],
  answers: { some: { summary: 'Twelve are on their way', value: { replayed: 12, more: false } } },
};

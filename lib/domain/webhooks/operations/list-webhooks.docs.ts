import type { OperationDocs } from '@/lib/core/operation-docs';
import { webhookSample } from '../example-values';
export const listWebhooksDocs: OperationDocs = {
  remarks: 'Newest first, those of workflows among them. A live key lists live ones, a test key those of tests.',
  examples: [{ title: 'All webhooks', status: 200, given: 'webhook', withKey: true }],

  answers: { page: { summary: 'A page of webhooks', value: [webhookSample] } },
};

import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleWebhook } from '../example-workflow';

const path = { wkf_id: '$WKF_ID' } as const;
const body = { webhookUrl: 'https://example.com/hooks/offers' };

export const updateOutgoingWebhookDocs: OperationDocs = {
  remarks: 'Id and signing secret stay. An address that was switched off because it failed is called again from then on, even if it is the same.',
  examples: [{ title: 'Another address', status: 200, given: 'workflow with a webhook', withKey: true, path, body }],
  situations: [{ title: 'Where there is none', status: 404, given: 'workflow', withKey: true, path, body }],
  listed: { specified: [200, 400, 403], added: [404, 412, 413, 415, 429] },
  answers: { webhook: { summary: 'The outgoing webhook', value: { ...exampleWebhook, ...body } } },
};

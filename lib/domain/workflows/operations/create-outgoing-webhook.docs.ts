import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleWebhook } from '../example-workflow';

const path = { wkf_id: '$WKF_ID' } as const;
const body = { webhookUrl: 'https://example.com/hooks/paraph' };

export const createOutgoingWebhookDocs: OperationDocs = {
  remarks:
    'The events `automation.started`, `automation.document.created`, `automation.completed` and `automation.failed` are POSTed to this address, signed as Standard Webhooks has it. Only public https addresses are called. A workflow has one at most.',
  examples: [{ title: 'Tell this address', status: 201, given: 'workflow', withKey: true, path, body }],
  situations: [{ title: 'A second one', status: 400, given: 'workflow with a webhook', withKey: true, path, body }],
  listed: { specified: [201, 400, 403], added: [404, 413, 415, 429] },
  answers: { webhook: { summary: 'The outgoing webhook', value: exampleWebhook } },
};

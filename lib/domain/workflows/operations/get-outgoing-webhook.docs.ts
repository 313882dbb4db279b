import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleWebhook } from '../example-workflow';

export const getOutgoingWebhookDocs: OperationDocs = {
  remarks: 'The one address that the events of the workflow’s automations are POSTed to; 404 where there is none.',
  examples: [{ title: 'The outgoing webhook', status: 200, given: 'workflow with a webhook', withKey: true, path: { wkf_id: '$WKF_ID' } }],
  situations: [{ title: 'Where there is none', status: 404, given: 'workflow', withKey: true, path: { wkf_id: '$WKF_ID' } }],
  listed: { specified: [200, 403], added: [404, 429] },
  answers: { webhook: { summary: 'An outgoing webhook', value: exampleWebhook } },
};

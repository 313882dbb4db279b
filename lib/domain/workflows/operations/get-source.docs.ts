import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleSource } from '../example-workflow';

export const getSourceDocs: OperationDocs = {
  remarks:
    'POST a JSON object to `webhookUrl` to start an automation; the first post to a workflow that is not complete is a test submission. `sourceFields` are the names declared at creation, else those of the last post, nested ones joined with a dot.',
  examples: [{ title: 'The source', status: 200, given: 'workflow', withKey: true, path: { wkf_id: '$WKF_ID' } }],
  listed: { specified: [200, 403], added: [404, 429] },
  answers: { source: { summary: 'A source', value: exampleSource } },
};

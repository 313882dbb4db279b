import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleWorkflow } from '../example-workflow';

export const getWorkflowDocs: OperationDocs = {
  remarks:
    'A workflow that the account of the key owns, or that is shared with a team of its person. The ETag names this state of it: send it as `If-Match` with a change. An archived workflow is still shown.',
  examples: [{ title: 'One workflow', status: 200, given: 'workflow', path: { wkf_id: '$WKF_ID' }, withKey: true }],
  listed: { specified: [200, 403, 404], added: [429] },
  answers: { workflow: { summary: 'A workflow', value: exampleWorkflow } },
};

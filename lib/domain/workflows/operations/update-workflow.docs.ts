import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleWorkflow } from '../example-workflow';

const path = { wkf_id: '$WKF_ID' } as const;

export const updateWorkflowDocs: OperationDocs = {
  remarks:
    'Only what is sent is changed: `name`, `color`, `icon`, and as an addition `language`, `timeZone` and `team`: the id of a team to share a workflow of your own account with, or null for nobody. With `If-Match` the change is made only if nobody has changed the workflow since; 412 otherwise. An archived workflow cannot be changed.',
  examples: [{ title: 'Another name and colour', status: 200, given: 'workflow', withKey: true, path, body: { name: 'Offers 2027', color: '#0b7285' } }],
  situations: [{ title: 'Of an archived workflow', status: 400, given: 'archived workflow', withKey: true, path, body: { name: 'x' } }],
  listed: { specified: [200, 400, 403, 404], added: [412, 413, 415, 429] },
  answers: { workflow: { summary: 'The workflow as it is now', value: exampleWorkflow } },
};

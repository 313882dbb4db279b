import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleWorkflow } from '../example-workflow';

export const listWorkflowsDocs: OperationDocs = {
  remarks:
    'Workflows of the account and, with a key of a person’s own account, of the teams that the person belongs to, newest first; archived ones among them, as their status says. Without `limit` the body is the whole list; with it, and past 5,000 workflows, the `Link` header leads to the next page. A test key sees what test keys made, a live key the others.',
  examples: [{ title: 'All', status: 200, given: 'workflow', withKey: true }],
  listed: { specified: [200, 403], added: [400, 429] },
  answers: { list: { summary: 'Workflows', value: [exampleWorkflow] } },
};

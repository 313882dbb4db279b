import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleWorkflow } from '../example-workflow';

export const createWorkflowDocs: OperationDocs = {
  remarks:
    'Only `name` is required. The source is always a webhook: `source.webhookUrl` of the answer is where data are POSTed. With `document.fileId` the workflow begins with that template; with `source.sourceFields` its fields are declared, otherwise the first post, which counts as a test, defines them. `language` and `timeZone` say how numbers, dates and amounts are written; `team` shares it with a team.',
  examples: [
    { title: 'Only a name', status: 201, withKey: true, body: { name: 'Offers' } },
    {
      title: 'Ready to run',
      status: 201,
      given: 'template file',
      withKey: true,
      body: {
        name: 'Offers',
        source: { sourceFields: ['Customer Name', 'Items.name', 'Items.price'] },
        document: { fileId: '$FILE_ID' },
        outgoingWebhook: { webhookUrl: 'https://example.com/hooks/paraph' },
      },
    },
  ],
  situations: [
    { title: 'A file of others', status: 403, given: 'template file of others', withKey: true, body: { name: 'Offers', document: { fileId: '$FILE_ID' } } },
    { title: 'An unknown file', status: 400, withKey: true, body: { name: 'Offers', document: { fileId: 'file_00000000000000000000' } } },
  ],
  listed: { specified: [201, 400, 403], added: [413, 415, 429] },
  answers: { workflow: { summary: 'A workflow', value: exampleWorkflow } },
};

import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleDocument } from '../example-workflow';

export const listDocumentsDocs: OperationDocs = {
  remarks: 'All of them, in the order in which they were added, which is the order in which a run makes its outputs.',
  examples: [{ title: 'All documents', status: 200, given: 'workflow', withKey: true, path: { wkf_id: '$WKF_ID' } }],
  listed: { specified: [200, 403], added: [404, 429] },
  answers: { list: { summary: 'Documents', value: [exampleDocument] } },
};

import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleDocument } from '../example-workflow';

export const getDocumentDocs: OperationDocs = {
  remarks: 'The ETag names this state of it: send it as `If-Match` with a change. `pdfPassword` is the templated text, not the password of a run.',
  examples: [{ title: 'One document', status: 200, given: 'workflow', withKey: true, path: { wkf_id: '$WKF_ID', doc_id: '$DOC_ID' } }],
  listed: { specified: [200, 403], added: [404, 429] },
  answers: { document: { summary: 'A document', value: exampleDocument } },
};

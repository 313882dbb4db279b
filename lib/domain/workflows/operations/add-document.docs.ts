import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleDocument } from '../example-workflow';

const path = { wkf_id: '$WKF_ID' } as const;

export const addDocumentDocs: OperationDocs = {
  remarks:
    'With `file_id` the template is a DOCX or PPTX file of yours or of a team that you belong to; without it a new blank DOCX, named after the workflow, is made. A new document makes its output and a PDF of it, named as the template; PATCH changes that. Tags in the template that the source has no field for make the workflow incomplete.',
  examples: [
    { title: 'A template of yours', status: 201, given: 'workflow and template', withKey: true, path, body: { file_id: '$FILE_ID' } },
    { title: 'A blank document', status: 201, given: 'workflow', withKey: true, path, body: {} },
  ],
  situations: [
    { title: 'A file of others', status: 403, given: 'workflow and template of others', withKey: true, path, body: { file_id: '$FILE_ID' } },
    { title: 'An unknown file', status: 400, given: 'workflow', withKey: true, path, body: { file_id: 'file_00000000000000000000' } },
  ],
  listed: { specified: [201, 400, 403], added: [404, 413, 415, 429] },
  answers: { document: { summary: 'The document', value: exampleDocument } },
};

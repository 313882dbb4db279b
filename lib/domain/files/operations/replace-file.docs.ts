import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleDetails } from '../example-values';

const bytes = { 'Content-Type': 'application/octet-stream' };

export const replaceFileDocs: OperationDocs = {
  remarks:
    'Takes the raw bytes of a new content of the same kind: a document stays a document. The file keeps its id, its link and its earlier versions; runs that begin from now on use the new one, those under way the one that they began with. The same bytes again change nothing. `If-Match` takes the `ETag` of the content or of the file.',
  examples: [
    { title: 'Replace a template', status: 200, given: 'template', withKey: true, path: { file_id: '$FILE_ID' }, headers: bytes, sends: 'contract.docx' },
  ],
  situations: [
    { title: 'Another kind of file', status: 400, given: 'template', withKey: true, path: { file_id: '$FILE_ID' }, headers: bytes, sends: 'agreement.pdf' },
    { title: 'More than 20 MB', status: 413, given: 'template', withKey: true, path: { file_id: '$FILE_ID' }, headers: bytes, sends: 'too-large.docx' },
  ],
  answers: { file: { summary: 'A template', value: { ...exampleDetails, version: 2, updatedAt: '2026-11-22T10:00:00.000+00:00' } } },
};

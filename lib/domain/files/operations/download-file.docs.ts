import type { OperationDocs } from '@/lib/core/operation-docs';

export const downloadFileDocs: OperationDocs = {
  remarks:
    'The bytes of a file, in the type that `mimeType` tells. `Range` resumes a download, `If-None-Match` saves one, `version` gives an earlier content. A browser that is signed in opens PDFs and pictures, and saves templates.',
  examples: [{ title: 'Download a file', status: 200, given: 'kept PDF', withKey: true, path: { file_id: '$FILE_ID' }, saves: 'file.pdf' }],
  situations: [
    { title: 'A part', status: 206, given: 'kept PDF', withKey: true, path: { file_id: '$FILE_ID' }, headers: { Range: 'bytes=0-9' } },
    {
      title: 'A part that the file lacks',
      status: 416,
      given: 'kept PDF',
      withKey: true,
      path: { file_id: '$FILE_ID' },
      headers: { Range: 'bytes=99999999-' },
    },
  ],
};

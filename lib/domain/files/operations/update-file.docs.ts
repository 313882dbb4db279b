import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleDetails, exampleFile } from '../example-values';

export const updateFileDocs: OperationDocs = {
  remarks:
    'Renames a file, or switches the link by which anyone can view it. A switched-on link stands in `shareUrl`, and is a valid `hosted_doc_url` of a signature request where the file is a PDF, or an output that was made with a PDF copy. Switching it off kills the link for good: the next one is another. `If-Match` with the `ETag` of a reading keeps two editors apart.',
  examples: [
    { title: 'Share a file', status: 200, given: 'template', withKey: true, path: { file_id: '$FILE_ID' }, body: { isShared: true } },
    { title: 'Rename a file', status: 200, given: 'template', withKey: true, path: { file_id: '$FILE_ID' }, body: { name: 'Lease.docx' } },
  ],
  answers: {
    shared: {
      summary: 'Shared',
      value: {
        ...exampleDetails,
        isShared: true,
        shareUrl: `https://sign.example.net/files/shared/${exampleFile.id}.Zk3x0vXJw2c8QyT1nB5mL7pR4sU6aE9dG0hI2jK3lMN`,
      },
    },
  },
};

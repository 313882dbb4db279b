import type { OperationDocs } from '@/lib/core/operation-docs';

export const deleteFileDocs: OperationDocs = {
  remarks:
    'Removes a file with all its versions; its links are dead. A file that a workflow uses as a template, unless the workflow is archived, or that a run under way still needs, stays: 400 names them.',
  examples: [{ title: 'Delete a file', status: 204, given: 'template', withKey: true, path: { file_id: '$FILE_ID' } }],
  situations: [{ title: 'The template of a workflow', status: 400, given: 'template of a workflow', withKey: true, path: { file_id: '$FILE_ID' } }],
};

import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleDetails } from '../example-values';

export const getFileDocs: OperationDocs = {
  remarks:
    'What is known of a file. Of a template, `tags` lists what it asks data for with the place where each stands, `findings` what is odd about it, and `fonts` the fonts that it names: all of the newest version. The `ETag` names this state for `If-Match`.',
  examples: [{ title: 'Look at a template', status: 200, given: 'template', withKey: true, path: { file_id: '$FILE_ID' } }],
  answers: { file: { summary: 'A template', value: exampleDetails } },
};

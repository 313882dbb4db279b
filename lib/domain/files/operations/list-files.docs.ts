import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleFile } from '../example-values';

export const listFilesDocs: OperationDocs = {
  remarks:
    'The files of the account and, with a key of a person’s own account, of the teams that the person belongs to: templates, outputs, PDFs and pictures, newest first. A test key sees the files of test keys, a live key the others. `kind` and `name` narrow the list. Without `limit` the body is the whole list, up to 1,000 files; where there are more, the `Link` header leads to the next page.',
  examples: [{ title: 'All files', status: 200, given: 'template', withKey: true }],
  answers: { list: { summary: 'Files', value: [exampleFile] } },
};

import type { OperationDocs } from '@/lib/core/operation-docs';
import { exampleVersion } from '../example-values';

export const listFileVersionsDocs: OperationDocs = {
  remarks: 'Every content that the file has had, newest first. A run names the version of each template that it used; `url` opens it as it was.',
  examples: [{ title: 'The versions of a template', status: 200, given: 'template', withKey: true, path: { file_id: '$FILE_ID' } }],
  answers: { versions: { summary: 'Versions', value: [exampleVersion] } },
};

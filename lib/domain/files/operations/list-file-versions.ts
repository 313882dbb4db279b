import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byFile } from '../auth';
import { presentVersion } from '../hosted/present';
import { fileIdInput, fileVersion } from '../hosted/schema';
import { listVersions } from '../stored-file';
import { listFileVersionsDocs } from './list-file-versions.docs';

export const listFileVersions = operation({
  name: 'listFileVersions',
  http: 'GET /files/{file_id}/versions',
  api: 'workflow',
  summary: 'List the versions of a file',
  effect: 'read',
  success: 200,
  auth: byFile('files.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: listFileVersionsDocs,
  input: z.strictObject({ file_id: fileIdInput }),
  output: z.array(fileVersion),
  errors: [],
  run: async (_, { scope: { file } }) => (await listVersions(file.id)).map(presentVersion),
});

import { z } from 'zod';
import { db } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byFile } from '../auth';
import { presentDetails } from '../hosted/present';
import { fileIdInput, hostedFileDetails } from '../hosted/schema';
import { readFile } from '../hosted/store';
import { getFileDocs } from './get-file.docs';

export const getFile = operation({
  name: 'getFile',
  http: 'GET /files/{file_id}',
  api: 'workflow',
  summary: 'Look at a file, and at the tags of a template',
  effect: 'read',
  success: 200,
  auth: byFile('files.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: getFileDocs,
  input: z.strictObject({ file_id: fileIdInput }),
  output: hostedFileDetails,
  errors: [],
  run: async (_, { scope: { file } }) => presentDetails(await readFile(db(), file.id)),
});

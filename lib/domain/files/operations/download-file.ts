import { z } from 'zod';
import { streamedFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { byFile } from '../auth';
import { fileErrors } from '../errors';
import { fileIdInput } from '../hosted/schema';
import { streamed } from '../hosted/streamed';
import { findVersion } from '../stored-file';
import { downloadFileDocs } from './download-file.docs';

export const downloadFile = operation({
  name: 'downloadFile',
  http: 'GET /files/{file_id}/content',
  api: 'workflow',
  summary: 'Download a file',
  effect: 'read',
  success: 200,
  auth: byFile('files.read'),
  browsed: true,
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: downloadFileDocs,
  tool: {
    title: 'Fetch an output',
    description:
      'Gives a link to a file that works for one to two hours without a key, and on demand the bytes of a file under 1 MB. Use it for the files of a completed run, by the file_id that getAutomation tells. Give the link to nobody but the user: whoever has it can open the file.',
    reachesOut: false,
  },
  input: z.strictObject({
    file_id: fileIdInput,
    version: z.coerce.number().int().min(1).max(1_000_000).optional().meta({ description: 'Number of a version; without it the newest.' }),
  }),
  output: streamedFile('*/*'),
  errors: [fileErrors.versionNotFound],
  async run({ version }, { scope: { file } }) {
    if (version === undefined) return streamed(file);
    const found = await findVersion(file.id, version);
    if (!found) throw fileErrors.versionNotFound();
    return streamed({ ...found, name: file.name });
  },
});

import { z } from 'zod';
import { streamedFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { StreamedFile } from '@/lib/core/streamed-file';
import { fileErrors } from '../errors';
import { fileIdInput } from '../hosted/schema';
import { streamed } from '../hosted/streamed';
import { byOwnFile } from '../room/auth';
import { findVersion } from '../stored-file';

export const saveOwnFile = operation({
  name: 'saveOwnFile',
  http: 'GET /dashboard/data/files/{file_id}/content',
  summary: 'A file of the account that is signed in, to be saved and never shown in the browser',
  effect: 'read',
  success: 200,
  auth: byOwnFile('files.read'),
  browsed: true,
  body: 'none',
  input: z.strictObject({ file_id: fileIdInput, version: z.coerce.number().int().min(1).max(1_000_000).optional() }),
  output: streamedFile('*/*'),
  errors: [fileErrors.versionNotFound],
  async run({ version }, { scope: { file } }) {
    const found = version === undefined ? file : await findVersion(file.id, version);
    if (!found) throw fileErrors.versionNotFound();
    const { bytes, mimeType, open, options } = streamed({ ...found, name: file.name });
    return new StreamedFile(bytes, mimeType, open, { ...options, inline: false });
  },
});

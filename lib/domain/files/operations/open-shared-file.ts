import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { fileErrors } from '../errors';
import { readSharedFile } from '../read-shared-file';

export const openSharedFile = operation({
  name: 'openSharedFile',
  http: 'GET /files/shared/{token}',
  surface: 'page',
  summary: 'A file that its owner shared with anyone who has the link',
  effect: 'read',
  success: 200,
  input: z.strictObject({ token: z.string() }),
  output: binaryFile('application/pdf'),
  errors: [fileErrors.sharedFileNotFound],
  async run({ token }) {
    const file = await readSharedFile(token);
    if (!file) throw fileErrors.sharedFileNotFound();
    return new BinaryFile(file.bytes, file.mimeType, { name: file.name, inline: true });
  },
});

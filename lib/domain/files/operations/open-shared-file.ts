import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { byShareLink } from '../auth';

export const openSharedFile = operation({
  name: 'openSharedFile',
  http: 'GET /files/shared/{token}',
  summary: 'A file that its owner shared with anyone who has the link',
  effect: 'read',
  success: 200,
  auth: byShareLink,
  body: 'none',
  input: z.strictObject({ token: z.string() }),
  output: binaryFile('application/pdf'),
  errors: [],
  async run(_, { scope: file }) {
    return new BinaryFile(file.bytes, file.mimeType, { name: file.name, inline: true });
  },
});

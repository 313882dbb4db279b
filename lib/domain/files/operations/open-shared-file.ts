import { z } from 'zod';
import { streamedFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { byShareLink } from '../auth';
import { streamed } from '../hosted/streamed';

export const openSharedFile = operation({
  name: 'openSharedFile',
  http: 'GET /files/shared/{token}',
  summary: 'A file that its owner shared with anyone who has the link',
  effect: 'read',
  success: 200,
  auth: byShareLink,
  body: 'none',
  input: z.strictObject({ token: z.string() }),
  output: streamedFile('*/*'),
  errors: [],
  run: async (_, { scope: file }) => streamed(file),
});

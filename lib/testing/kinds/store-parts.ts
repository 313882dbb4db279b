import { z } from 'zod';
import { incomingFile } from '@/lib/core/incoming';
import { operation } from '@/lib/core/operation';
import { anyone } from '../auth';
import { sink } from './counted-source';

let made = 0;

/** Takes a title and a file, once for each `Idempotency-Key`. */
export const storeParts = operation({
  name: 'storeParts',
  http: 'POST /files',
  summary: 'Keep a file with its title',
  effect: 'write',
  success: 201,
  auth: anyone,
  body: 'multipart',
  idempotent: true,
  input: z.strictObject({ title: z.string(), file: incomingFile({ maxBytes: 1024 * 1024 }) }),
  output: z.object({ number: z.int(), bytes: z.int() }),
  errors: [],
  async run({ file }, _caller, create) {
    const { bytes } = await sink(file.stream, () => 0);
    return create(async () => ({ number: (made += 1), bytes }));
  },
});

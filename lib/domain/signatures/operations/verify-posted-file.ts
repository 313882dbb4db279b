import { z } from 'zod';
import { byAnybody } from '@/lib/core/auth';
import { languages } from '@/lib/core/i18n/languages';
import { operation } from '@/lib/core/operation';
import { signatureErrors } from '../errors';
import { answerFile } from '../verification/answer-file';
import { ticketFor } from '../verification/answer-ticket';

/** A document of 5 MB with all that signing and a later save add to it. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

export const verifyPostedFile = operation({
  name: 'verifyPostedFile',
  http: 'POST /verify/file',
  summary: 'Check a file for a page whose browser does not; the file is not kept',
  effect: 'read',
  success: 200,
  auth: byAnybody,
  body: 'form',
  limits: { policy: 'verify', by: ['address'] },
  input: z.strictObject({
    // An empty file, and none at all, come as nothing or as an empty text.
    file: z
      .union([z.instanceof(Uint8Array<ArrayBuffer>), z.literal('')])
      .meta({ maxBytes: MAX_FILE_BYTES })
      .optional(),
    lang: z.enum(languages).optional().catch(undefined),
  }),
  output: z.object({ result: z.string(), lang: z.enum(languages).nullable() }),
  errors: [signatureErrors.rateLimited],
  run: async ({ file, lang = null }) => ({ result: ticketFor(await answerFile(file ? new Uint8Array(file) : new Uint8Array())), lang }),
});

import { z } from 'zod';
import { type BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { signingErrors } from '../errors';
import { signedPdfOf } from '../sealing/signed-pdf-of';
import { openLink } from '../signing/open-link';

export const downloadOwnCopy = operation({
  name: 'downloadOwnCopy',
  http: 'GET /sign/{token}/signed-pdf',
  surface: 'page',
  summary: 'The signed PDF, for somebody who signed it',
  effect: 'read',
  success: 200,
  input: z.strictObject({ token: z.string() }),
  output: binaryFile('application/pdf'),
  errors: [signingErrors.linkUnknown, signingErrors.gone],
  async run({ token }): Promise<BinaryFile> {
    const { request } = await openLink(token);
    return (await signedPdfOf(request)) ?? Promise.reject(signingErrors.gone());
  },
});

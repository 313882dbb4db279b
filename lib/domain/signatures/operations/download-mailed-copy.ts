import { z } from 'zod';
import { type BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { sameSecret } from '@/lib/core/ids';
import { operation } from '@/lib/core/operation';
import { signingErrors } from '../errors';
import { copyKey } from '../links';
import { requestId } from '../schema';
import { signedPdfOf } from '../sealing/signed-pdf-of';
import { findRequest } from '../store';

export const downloadMailedCopy = operation({
  name: 'downloadMailedCopy',
  http: 'GET /status/{request_id}/signed-pdf',
  surface: 'page',
  summary: 'The signed PDF by the link in an email that could not carry it',
  effect: 'read',
  success: 200,
  input: z.strictObject({ request_id: requestId, k: z.string().max(100).catch('') }),
  output: binaryFile('application/pdf'),
  errors: [signingErrors.linkUnknown, signingErrors.gone],
  async run({ request_id, k }): Promise<BinaryFile> {
    const request = await findRequest(request_id);
    if (!request || !sameSecret(k, copyKey(request))) throw signingErrors.linkUnknown();
    return (await signedPdfOf(request)) ?? Promise.reject(signingErrors.gone());
  },
});

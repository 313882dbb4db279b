import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { getBlob } from '@/lib/engines/storage/blobs';
import { signingErrors } from '../errors';
import { signedFileName } from '../file-name';
import { openLink } from '../open-link';

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
  async run({ token }) {
    const { request, status } = await openLink(token);
    if (status !== 'signed' || !request.signedSha256) throw signingErrors.gone();
    return new BinaryFile(await getBlob(request.signedSha256), 'application/pdf', { name: signedFileName(request.title) });
  },
});

import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { getBlob } from '@/lib/engines/storage/blobs';
import { bySigningLink } from '../auth';
import { signingErrors } from '../errors';
import { documentFileName } from '../file-name';

export const downloadPresentedDocument = operation({
  name: 'downloadPresentedDocument',
  http: 'GET /sign/{token}/document',
  summary: 'The exact PDF that is presented for signing',
  effect: 'read',
  success: 200,
  auth: bySigningLink,
  body: 'none',
  input: z.strictObject({ token: z.string() }),
  output: binaryFile('application/pdf'),
  errors: [signingErrors.gone],
  async run(_, { scope: { request, mayAct } }) {
    if (!mayAct) throw signingErrors.gone();
    return new BinaryFile(await getBlob(request.presentedSha256), 'application/pdf', { name: documentFileName(request.title) });
  },
});

import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { getBlob } from '@/lib/engines/storage/blobs';
import { signingErrors } from '../errors';
import { documentFileName } from '../file-name';
import { whoseTurn } from '../rules';
import { openLink } from '../signing/open-link';

export const downloadPresentedDocument = operation({
  name: 'downloadPresentedDocument',
  http: 'GET /sign/{token}/document',
  surface: 'page',
  summary: 'The exact PDF that is presented for signing',
  effect: 'read',
  success: 200,
  input: z.strictObject({ token: z.string() }),
  output: binaryFile('application/pdf'),
  errors: [signingErrors.linkUnknown, signingErrors.gone],
  async run({ token }) {
    const { request, party, status } = await openLink(token);
    if (whoseTurn(status) !== party) throw signingErrors.gone();
    return new BinaryFile(await getBlob(request.presentedSha256), 'application/pdf', { name: documentFileName(request.title) });
  },
});

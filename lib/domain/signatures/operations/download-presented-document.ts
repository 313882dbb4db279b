import { z } from 'zod';
import { streamedFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { bySigningLink } from '../auth';
import { signingErrors } from '../errors';
import { documentFileName } from '../file-name';
import { storedPdf } from '../stored-pdf';

export const downloadPresentedDocument = operation({
  name: 'downloadPresentedDocument',
  http: 'GET /sign/{token}/document',
  summary: 'The exact PDF that is presented for signing',
  effect: 'read',
  success: 200,
  auth: bySigningLink,
  body: 'none',
  input: z.strictObject({ token: z.string() }),
  output: streamedFile('application/pdf'),
  errors: [signingErrors.gone],
  async run(_, { scope: { request, mayAct } }) {
    if (!mayAct) throw signingErrors.gone();
    return storedPdf(request.presentedSha256, documentFileName(request.title));
  },
});

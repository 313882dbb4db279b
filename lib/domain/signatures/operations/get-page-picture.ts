import { z } from 'zod';
import { binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { bySigningLink } from '../auth';
import { signingErrors } from '../errors';
import { pagePicture, pictureInput } from '../signing/page-descriptions';

export const getPagePicture = operation({
  name: 'getPagePicture',
  http: 'GET /sign/{token}/pages/{page}',
  summary: 'One page of the document to sign, as a picture',
  effect: 'read',
  success: 200,
  auth: bySigningLink,
  body: 'none',
  input: z.strictObject(pictureInput),
  output: binaryFile('image/webp'),
  errors: [signingErrors.linkUnknown, signingErrors.gone],
  async run({ page, w }, { scope: { request, mayAct } }) {
    if (!mayAct) throw signingErrors.gone();
    return pagePicture(request, page, w, signingErrors.linkUnknown);
  },
});

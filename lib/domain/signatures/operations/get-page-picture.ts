import { z } from 'zod';
import { binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { signingErrors } from '../errors';
import { whoseTurn } from '../rules';
import { openLink } from '../signing/open-link';
import { pagePicture, pictureInput } from '../signing/page-descriptions';

export const getPagePicture = operation({
  name: 'getPagePicture',
  http: 'GET /sign/{token}/pages/{page}',
  surface: 'page',
  summary: 'One page of the document to sign, as a picture',
  effect: 'read',
  success: 200,
  input: z.strictObject(pictureInput),
  output: binaryFile('image/webp'),
  errors: [signingErrors.linkUnknown, signingErrors.gone],
  async run({ token, page, w }) {
    const { request, party, status } = await openLink(token);
    if (whoseTurn(status) !== party) throw signingErrors.gone();
    return pagePicture(request, page, w);
  },
});

import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { signingErrors } from '../errors';
import { openLink } from '../open-link';
import { pictureOf, pictureWidth } from '../page-descriptions';
import { whoseTurn } from '../rules';

export const getPagePicture = operation({
  name: 'getPagePicture',
  http: 'GET /sign/{token}/pages/{page}',
  surface: 'page',
  summary: 'One page of the document to sign, as a picture',
  effect: 'read',
  success: 200,
  input: z.strictObject({ token: z.string(), page: z.coerce.number().int().min(1), w: pictureWidth.default(800) }),
  output: binaryFile('image/webp'),
  errors: [signingErrors.linkUnknown, signingErrors.gone],
  async run({ token, page, w }) {
    const { request, party, status } = await openLink(token);
    if (whoseTurn(status) !== party) throw signingErrors.gone();
    if (page > request.pageCount) throw signingErrors.linkUnknown();
    // The presented bytes never change, so a browser may keep the picture; no shared cache may.
    return new BinaryFile(await pictureOf(request.presentedSha256, page, w), 'image/webp', { cache: 'private, max-age=86400, immutable' });
  },
});

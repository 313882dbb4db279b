import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { signingErrors } from '../errors';
import { openConfirmation } from '../open-confirmation';
import { pictureOf, pictureWidth } from '../page-descriptions';

export const getConfirmPicture = operation({
  name: 'getConfirmPicture',
  http: 'GET /confirm/{token}/pages/{page}',
  surface: 'page',
  summary: 'One page of the document to confirm, as a picture',
  effect: 'read',
  success: 200,
  input: z.strictObject({ token: z.string(), page: z.coerce.number().int().min(1), w: pictureWidth.default(800) }),
  output: binaryFile('image/webp'),
  errors: [signingErrors.linkUnknown, signingErrors.gone],
  async run({ token, page, w }) {
    const { request, status, linkWorks } = await openConfirmation(token);
    if (status !== 'awaiting_sender_confirmation' || !linkWorks) throw signingErrors.gone();
    if (page > request.pageCount) throw signingErrors.linkUnknown();
    return new BinaryFile(await pictureOf(request.presentedSha256, page, w), 'image/webp', { cache: 'private, max-age=86400, immutable' });
  },
});

import { z } from 'zod';
import { binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { signingErrors } from '../errors';
import { openConfirmation } from '../sending/open-confirmation';
import { pagePicture, pictureInput } from '../signing/page-descriptions';

export const getConfirmPicture = operation({
  name: 'getConfirmPicture',
  http: 'GET /confirm/{token}/pages/{page}',
  surface: 'page',
  summary: 'One page of the document to confirm, as a picture',
  effect: 'read',
  success: 200,
  input: z.strictObject(pictureInput),
  output: binaryFile('image/webp'),
  errors: [signingErrors.linkUnknown, signingErrors.gone],
  async run({ token, page, w }) {
    const { request, status, linkWorks } = await openConfirmation(token);
    if (status !== 'awaiting_sender_confirmation' || !linkWorks) throw signingErrors.gone();
    return pagePicture(request, page, w);
  },
});

import { z } from 'zod';
import { binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { byConfirmationLink } from '../auth';
import { signingErrors } from '../errors';
import { pagePicture, pictureInput } from '../signing/page-descriptions';

export const getConfirmPicture = operation({
  name: 'getConfirmPicture',
  http: 'GET /confirm/{token}/pages/{page}',
  summary: 'One page of the document to confirm, as a picture',
  effect: 'read',
  success: 200,
  auth: byConfirmationLink,
  body: 'none',
  input: z.strictObject(pictureInput),
  output: binaryFile('image/webp'),
  errors: [signingErrors.linkUnknown, signingErrors.gone],
  async run({ page, w }, { scope: { request, status, linkWorks } }) {
    if (status !== 'awaiting_sender_confirmation' || !linkWorks) throw signingErrors.gone();
    return pagePicture(request, page, w, signingErrors.linkUnknown);
  },
});

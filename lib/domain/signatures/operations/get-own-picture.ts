import { z } from 'zod';
import { binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { pictureMembers } from '../../files/page-pictures';
import { byOwnRequest } from '../auth';
import { signatureErrors } from '../errors';
import { requestId } from '../schema';
import { pagePicture, signedPagePicture } from '../signing/page-descriptions';

export const getOwnPicture = operation({
  name: 'getOwnPicture',
  http: 'GET /dashboard/data/requests/{request_id}/pages/{page}',
  summary: 'One page of a request of the account, as a picture: as it is presented, or as it was signed',
  effect: 'read',
  success: 200,
  auth: byOwnRequest('requests.read'),
  body: 'none',
  // The two are pictures at addresses of their own: what a browser has of one is not shown for the other.
  input: z.strictObject({ request_id: requestId, ...pictureMembers, of: z.enum(['presented', 'signed']).default('presented') }),
  output: binaryFile('image/webp'),
  errors: [signatureErrors.erased, signatureErrors.notSigned],
  async run({ page, w, of }, { scope: { request } }) {
    if (request.erasedAt) throw signatureErrors.erased();
    if (of === 'presented') return pagePicture(request, page, w, signatureErrors.notFound);
    if (request.status !== 'signed' || !request.signedSha256) throw signatureErrors.notSigned();
    return signedPagePicture(request.signedSha256, page, w, signatureErrors.notFound);
  },
});

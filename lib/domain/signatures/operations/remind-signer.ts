import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { accountErrors } from '../../accounts/errors';
import { signatureErrors } from '../errors';
import { findOwn } from '../find-own';
import { requestId } from '../schema';
import { remind } from '../sending/remind';

export const remindSigner = operation({
  name: 'remindSigner',
  http: 'POST /keys/requests/{request_id}/remind',
  surface: 'page',
  summary: 'Mail the signer the link once more',
  effect: 'write',
  success: 200,
  input: z.strictObject({ request_id: requestId }),
  output: z.object({ location: z.string() }),
  errors: [accountErrors.signInNeeded, signatureErrors.notFound, signatureErrors.cannotRemind],
  async run({ request_id }, caller) {
    if (!(await remind(await findOwn(request_id, caller), 'sender'))) throw signatureErrors.cannotRemind();
    return { location: '/keys?done=reminded#requests' };
  },
});

import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { accountErrors } from '../../accounts/errors';
import { signatureErrors } from '../errors';
import { findOwn } from '../find-own';
import { requestId } from '../schema';
import { withdraw } from '../sending/withdraw';

export const cancelOwnRequest = operation({
  name: 'cancelOwnRequest',
  http: 'POST /keys/requests/{request_id}/cancel',
  surface: 'page',
  summary: 'Withdraw one of one’s own requests',
  effect: 'destructive',
  success: 200,
  input: z.strictObject({ request_id: requestId }),
  output: z.object({ location: z.string() }),
  errors: [accountErrors.signInNeeded, signatureErrors.notFound, signatureErrors.alreadySigned, signatureErrors.expired],
  async run({ request_id }, caller) {
    await withdraw(await findOwn(request_id, caller), caller);
    return { location: '/keys?done=withdrawn#requests' };
  },
});

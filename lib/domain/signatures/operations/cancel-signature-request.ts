import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { findForCaller } from '../authorize';
import { signatureErrors } from '../errors';
import { cancelResult, requestId } from '../schema';
import { withdraw } from '../withdraw';

export const cancelSignatureRequest = operation({
  name: 'cancelSignatureRequest',
  http: 'POST /v1/requests/{request_id}/cancel',
  surface: 'api',
  summary: 'Withdraw a request that is not signed yet',
  effect: 'destructive',
  success: 200,
  input: z.strictObject({ request_id: requestId }),
  output: cancelResult,
  errors: [signatureErrors.notFound, signatureErrors.badTokenHidden, signatureErrors.alreadySigned, signatureErrors.expired],
  async run({ request_id }, caller) {
    await withdraw(await findForCaller(request_id, caller), caller);
    return { request_id, status: 'cancelled' as const };
  },
});

import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { record } from '../../events/record';
import { findForCaller } from '../authorize';
import { signatureErrors } from '../errors';
import { type StoredStatus, storedStatusAt } from '../rules';
import { cancelResult, requestId } from '../schema';
import { findRequest, moveRequest } from '../store';

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
    await findForCaller(request_id, caller);
    const at = now();
    const moved = await transaction(async (tx) => {
      if (!(await moveRequest(tx, request_id, 'cancel', at, { cancelledAt: at }))) return false;
      await record(tx, request_id, 'request.cancelled', at, { ip: caller.clientAddress, userAgent: caller.userAgent });
      return true;
    });
    if (!moved) refuseUnlessCancelled(await stateOf(request_id));
    return { request_id, status: 'cancelled' as const };
  },
});

async function stateOf(id: string): Promise<StoredStatus> {
  const request = await findRequest(id);
  if (!request) throw signatureErrors.notFound();
  return storedStatusAt(request, now());
}

/** Cancelling what is cancelled already is what was asked for. */
function refuseUnlessCancelled(status: StoredStatus): void {
  if (status === 'cancelled') return;
  if (status === 'expired') throw signatureErrors.expired();
  throw signatureErrors.alreadySigned();
}

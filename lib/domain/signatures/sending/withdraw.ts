import { type Caller, personIn } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { record } from '../../events/record';
import { signatureErrors } from '../errors';
import { mailWithdrawal } from '../mails';
import { type StoredStatus, storedStatusAt } from '../rules';
import { traceOf } from '../signing/trace-of';
import { findProvenRequest, moveRequest, type RequestRow } from '../store';
import { subjectOf } from '../subject-of';

/** Cancels an unsigned request for whoever may. Cancelling what is cancelled already is what was asked for. */
export async function withdraw(request: RequestRow, caller: Caller): Promise<void> {
  const at = now();
  const moved = await transaction(async (tx) => {
    if (!(await moveRequest(tx, request.id, 'cancel', at, { cancelledAt: at }))) return false;
    await mailWithdrawal(tx, request);
    const byId = personIn(caller.credential);
    await record(tx, subjectOf(request), 'request.cancelled', at, { ...traceOf(caller), ...(byId ? { byId } : {}) });
    return true;
  });
  if (!moved) refuseUnlessCancelled(await stateOf(request.id));
}

async function stateOf(id: string): Promise<StoredStatus> {
  const request = await findProvenRequest(id);
  if (!request) throw signatureErrors.notFound();
  return storedStatusAt(request, now());
}

function refuseUnlessCancelled(status: StoredStatus): void {
  if (status === 'cancelled') return;
  if (status === 'expired') throw signatureErrors.expired();
  throw signatureErrors.alreadySigned();
}

import type { Caller } from '@/lib/core/caller';
import { requireSession } from '../accounts/signed-in';
import { signatureErrors } from './errors';
import { findRequest, ownsRequest, type RequestRow } from './store';

/** A request of the account that is signed in. One of others is as unknown as one that is not there. */
export async function findOwn(id: string, caller: Caller): Promise<RequestRow> {
  requireSession(caller);
  const request = await findRequest(id);
  if (!request || !ownsRequest(request, caller)) throw signatureErrors.notFound();
  return request;
}

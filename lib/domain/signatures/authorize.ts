import type { Caller } from '@/lib/core/caller';
import { sameSecret, sha256 } from '@/lib/core/ids';
import { signatureErrors } from './errors';
import { findRequest, ownsRequest, type RequestRow } from './store';

const tokenMatches = (request: RequestRow, token: string): boolean => sameSecret(sha256(token), request.requestTokenHash);

/**
 * The request, for status and cancel. A token must be right whatever the key is; without one the key's account
 * must have made the request (decisions, "404").
 */
export async function findForCaller(id: string, caller: Caller): Promise<RequestRow> {
  const request = await findRequest(id);
  if (!request) throw signatureErrors.notFound();
  const allowed = caller.requestToken === null ? ownsRequest(request, caller) : tokenMatches(request, caller.requestToken);
  if (!allowed) throw signatureErrors.badTokenHidden();
  return request;
}

/** The request, for the download: always by its token. */
export async function findForDownload(id: string, caller: Caller): Promise<RequestRow> {
  const request = await findRequest(id);
  if (!request) throw signatureErrors.notFound();
  if (caller.requestToken === null || !tokenMatches(request, caller.requestToken)) throw signatureErrors.badToken();
  return request;
}

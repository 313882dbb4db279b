import { now } from '@/lib/core/clock';
import { signingErrors } from '../errors';
import { isSigningToken, readSigningToken } from '../links';
import { type Party, type StoredStatus, storedStatusAt } from '../rules';
import { findProvenRequest, type RequestRow } from '../store';

export type OpenedLink = { request: RequestRow; party: Party; status: StoredStatus };

/** What a private link opens: the request, the party it was made for, and the status at this moment. */
export async function openLink(token: string): Promise<OpenedLink> {
  const claimed = readSigningToken(token);
  const request = claimed && (await findProvenRequest(claimed.id));
  if (!request || !isSigningToken(token, request, claimed.party)) throw signingErrors.linkUnknown();
  return { request, party: claimed.party, status: storedStatusAt(request, now()) };
}

import { now } from '@/lib/core/clock';
import { signingErrors } from '../errors';
import { firstKindWay, type LinkWay, letsAct, waysOut } from '../link-ways';
import { isSigningToken, readSigningToken } from '../links';
import { type Party, type StoredStatus, storedStatusAt, whoseTurn } from '../rules';
import { findProvenRequest, type RequestRow } from '../store';

/** `way` is how the link went out, which says what whoever opened it has proven. `mayAct`: signing and declining are open to it now. */
export type OpenedLink = { request: RequestRow; party: Party; status: StoredStatus; way: LinkWay; mayAct: boolean };

/** What a private link opens: the request, the party it was made for, what it proves, and the status at this moment. */
export async function openLink(token: string): Promise<OpenedLink> {
  const claimed = readSigningToken(token);
  const request = claimed && (await findProvenRequest(claimed.id));
  if (!request || !isSigningToken(token, request, claimed.party, claimed.way)) throw signingErrors.linkUnknown();
  const { party } = claimed;
  const way = claimed.way === 'unsure' ? firstKindWay(request) : claimed.way;
  if (claimed.way !== 'unsure' && !waysOut(request, party).includes(claimed.way)) throw signingErrors.linkUnknown();
  const status = storedStatusAt(request, now());
  return { request, party, status, way, mayAct: whoseTurn(status) === party && letsAct(request, party, way) };
}

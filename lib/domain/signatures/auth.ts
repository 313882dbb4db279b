import type { Auth, Given } from '@/lib/core/auth';
import { textIn } from '@/lib/core/auth';
import type { Caller } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { sameSecret, sha256 } from '@/lib/core/ids';
import type { Act } from '../accounts/access';
import { openPerson } from '../accounts/auth';
import { isWithin, type PersonScope, permittedScopeOf } from '../accounts/scope';
import { signatureErrors, signingErrors } from './errors';
import { isKeyFor, ticketExpiry } from './links';
import { refusedRequest } from './refused-request';
import { openConfirmation } from './sending/open-confirmation';
import { openLink } from './signing/open-link';
import { findProvenRequest, findRequest, type RequestRow } from './store';

/** What each way to one request yields at least. */
export type OpenedRequest = { request: RequestRow };

const capability = <S>(open: (given: Given) => Promise<S>): Auth<S> => ({
  takes: ['link'],
  rejected: 'none',
  errors: [signingErrors.linkUnknown],
  open: (_caller, given) => open(given),
});

/** A party's private link: one request, one party, and what that link proves. */
export const bySigningLink = capability((given) => openLink(textIn(given, 'token')));

/** The link by which a keyless sender confirms. */
export const byConfirmationLink = capability((given) => openConfirmation(textIn(given, 'token')));

/** The link of the page for people that shows the steps. */
export const byStatusLink = capability((given) => requestWithKey(given, 'status'));

/** The link in an email that could not carry the signed PDF. */
export const byMailedLink = capability((given) => requestWithKey(given, 'copy'));

/** The link that an agent got for some minutes. */
export const byTicket = capability(async (given): Promise<OpenedRequest> => {
  const request = await findProvenRequest(textIn(given, 'request_id'));
  const expiresAt = request && ticketExpiry(request, textIn(given, 'ticket'));
  if (!expiresAt) throw signingErrors.linkUnknown();
  if (expiresAt <= now()) throw signingErrors.linkUnknown({ message: 'This link worked for ten minutes, which are over. Ask for the signed PDF again.' });
  return { request };
});

async function requestWithKey(given: Given, purpose: 'status' | 'copy'): Promise<OpenedRequest> {
  const request = await findProvenRequest(textIn(given, 'request_id'));
  if (!request || !isKeyFor(purpose, request, textIn(given, 'k'))) throw signingErrors.linkUnknown();
  return { request };
}

const tokenMatches = (request: RequestRow, token: string): boolean => sameSecret(sha256(token), request.requestTokenHash);

/**
 * By the request's token, or by the key or session of the account that made it. A token must be right whatever the key
 * is (decisions, "404").
 */
export const byRequestTokenOrAccount = (act: Act): Auth<OpenedRequest> => ({
  takes: ['request-token', 'key', 'session', 'nothing'],
  rejected: 'none',
  errors: [signatureErrors.notFound, signatureErrors.badTokenHidden],
  async open(caller, given) {
    const request = await findProvenRequest(textIn(given, 'request_id'));
    if (!request) throw signatureErrors.notFound();
    const allowed = caller.requestToken === null ? isOwn(request, caller, act) : tokenMatches(request, caller.requestToken);
    if (!allowed) throw refusedRequest(request, caller);
    return { request };
  },
});

function isOwn(request: RequestRow, caller: Caller, act: Act): boolean {
  const scope = permittedScopeOf(caller, act);
  return scope !== null && isWithin(scope, request);
}

/** Always by the request's token, whatever the key is. */
export const byRequestToken: Auth<OpenedRequest> = {
  takes: ['request-token', 'nothing'],
  rejected: 'none',
  errors: [signatureErrors.badToken, signatureErrors.notFound],
  async open(caller, given) {
    const request = await findProvenRequest(textIn(given, 'request_id'));
    if (!request) throw signatureErrors.notFound();
    if (caller.requestToken === null || !tokenMatches(request, caller.requestToken)) throw signatureErrors.badToken();
    return { request };
  },
};

/** `person`: who has signed in, and in which role. */
export type OwnRequest = OpenedRequest & { person: PersonScope };

/** By the session of a person of the account that made it. One of others is as unknown as one that is not there. */
export const byOwnRequest = (act: Act): Auth<OwnRequest> => ({
  takes: ['session'],
  rejected: 'refused',
  errors: [signatureErrors.notFound],
  async open(caller, given) {
    const person = openPerson(caller, act);
    const request = await findRequest(person, textIn(given, 'request_id'));
    if (!request) throw signatureErrors.notFound();
    return { request, person };
  },
});

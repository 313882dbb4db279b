import { cookieIn, ownOnly } from './session-cookie';

/** Whom the last link was asked for from this browser, for the page that says so: in a cookie, as an address in a link stays in histories and logs. */
const name = 'paraph-asked';
const lifetimeSeconds = 3600;

export const askedAddressCookie = (email: string): string => `${name}=${encodeURIComponent(email)}; Path=/sign-in; Max-Age=${lifetimeSeconds}; ${ownOnly()}`;

/** Null where none is remembered, or what came is no text of ours. */
export function askedAddressIn(cookieHeader: string | null): string | null {
  try {
    return decodeURIComponent(cookieIn(cookieHeader, name) ?? '') || null;
  } catch {
    return null;
  }
}

import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { sha256 } from '@/lib/core/ids';
import { findSignInToken } from './store';

/** How long a mailed link works. */
export const signInLinkSeconds = 60 * 60;

/** What the token is sealed for while its email waits to be sent. */
export const signInTokenPurpose = 'sign-in token';

/** The address in the email. Opening it uses nothing up; the button on its page does. */
export function signInLink(token: string, to: string): string {
  const url = new URL('/sign-in/confirm', env().BASE_URL);
  url.search = new URLSearchParams({ token, to }).toString();
  return url.href;
}

/** Whose address a mailed link proves, or null where it was used or has ended. Asking does not use it up. */
export async function readSignInLink(token: string): Promise<string | null> {
  const row = await findSignInToken(sha256(token));
  return row && row.expires > now() && row.identifier.includes('@') ? row.identifier : null;
}

import { cookies } from 'next/headers';
import { accountCookieName, accountCookieOptions } from '../auth/session-cookie';

/** In a server action: from now on this browser acts for the account. That its person belongs to it is checked at every request. */
export async function actForFromNowOn(accountId: string): Promise<void> {
  (await cookies()).set(accountCookieName, accountId, accountCookieOptions());
}

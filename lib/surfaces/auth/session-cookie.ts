import { env } from '@/lib/core/env';
import { sessionDays } from '@/lib/domain/accounts/session';

const isSecure = (): boolean => env().BASE_URL.startsWith('https:');

/** The attributes that all cookies of ours end with. */
export const ownOnly = (): string => `HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;

/** Browsers take a `__Host-` cookie from this very host alone, and over TLS alone. */
export const sessionCookieName = (): string => (isSecure() ? '__Host-paraph-session' : 'paraph-session');

/** For the sign-in library, and for our own cookie below. */
export const sessionCookieOptions = () => ({ httpOnly: true, sameSite: 'lax' as const, path: '/', secure: isSecure() });

export const sessionTokenIn = (cookieHeader: string | null): string | null => cookieIn(cookieHeader, sessionCookieName());

/** The token of a session that an answer begins; null where it begins none. */
export const sessionTokenSet = (answer: Headers): string | null =>
  answer
    .getSetCookie()
    .map((cookie) => sessionTokenIn(cookie.split(';')[0] ?? ''))
    .find((token) => token !== null && token !== '') ?? null;

/** Says which of their accounts a person acts for; that they belong to it is checked at every request. */
export const accountCookieName = 'paraph-account';

export const accountIn = (cookieHeader: string | null): string | null => cookieIn(cookieHeader, accountCookieName);

/** What a cookie of this name holds, as it came. */
export function cookieIn(cookieHeader: string | null, name: string): string | null {
  const start = `${name}=`;
  const cookie = cookieHeader?.split(';').find((part) => part.trim().startsWith(start));
  return cookie ? cookie.trim().slice(start.length) : null;
}

export const sessionCookie = ({ token, expires }: { token: string; expires: Date }): string =>
  `${sessionCookieName()}=${token}; Path=/; Expires=${expires.toUTCString()}; ${ownOnly()}`;

export const endedSessionCookie = (): string => sessionCookie({ token: '', expires: new Date(0) });

/** Kept as long as a session may be; it opens nothing by itself. */
export const accountCookie = (accountId: string): string => `${accountCookieName}=${accountId}; Path=/; Max-Age=${sessionDays * 24 * 3600}; ${ownOnly()}`;

/** The same, for what sets it by its parts. */
export const accountCookieOptions = () => ({ ...sessionCookieOptions(), maxAge: sessionDays * 24 * 3600 });

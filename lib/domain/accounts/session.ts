import { daysAfter, now } from '@/lib/core/clock';
import type { Tx } from '@/lib/core/db';
import { randomBase64url, sha256 } from '@/lib/core/ids';
import { findSession, insertSession, removeSession, type SignedIn } from './store';

/** A browser stays signed in this long after the sign-in. */
export const sessionDays = 30;

/** 32 random bytes in base64url. */
const tokenPattern = /^[\w-]{43}$/;

export const newSessionToken = (): string => randomBase64url(32);

/** Signs a browser in. The returned token is for its cookie alone; stored is only its hash. */
export async function startSession(tx: Tx, personId: string): Promise<{ token: string; expires: Date }> {
  const [token, expires] = [newSessionToken(), daysAfter(now(), sessionDays)];
  await insertSession(tx, { sessionToken: sha256(token), userId: personId, expires });
  return { token, expires };
}

/**
 * Whose session a token is, or null where it is malformed, unknown, ended or signed out. `accountId` is the account
 * that the person wants to act for; one that they do not belong to counts as not named.
 */
export const readSession = async (token: string | null, accountId: string | null = null): Promise<SignedIn | null> =>
  token !== null && tokenPattern.test(token) ? findSession(sha256(token), now(), accountId) : null;

export const endSession = (token: string) => removeSession(sha256(token));

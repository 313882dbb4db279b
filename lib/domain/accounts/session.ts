import { daysAfter, now } from '@/lib/core/clock';
import type { Tx } from '@/lib/core/db';
import { randomBase64url, sha256 } from '@/lib/core/ids';
import { browserName } from './sessions/browser-name';
import { noteBrowser, noteSeen, removeSessionsOf } from './sessions/store';
import { findSession, insertSession, removeSession, type SignedIn } from './store';

/** A browser stays signed in this long after the sign-in. */
export const sessionDays = 30;

/** When a session was last used is noted at most this often: its person wants to know the day, and each note is a write. */
export const seenEveryMs = 10 * 60_000;

/** 32 random bytes in base64url. */
const tokenPattern = /^[\w-]{43}$/;

export const newSessionToken = (): string => randomBase64url(32);

/** Signs a browser in. The returned token is for its cookie alone; stored is only its hash. */
export async function startSession(tx: Tx, personId: string): Promise<{ token: string; expires: Date }> {
  const at = now();
  const [token, expires] = [newSessionToken(), daysAfter(at, sessionDays)];
  await insertSession(tx, { sessionToken: sha256(token), userId: personId, expires }, at);
  return { token, expires };
}

/** Keeps by what its person knows the browser that was just signed in: only the words, never the header itself. */
export async function rememberBrowser(token: string, userAgent: string): Promise<void> {
  const browser = browserName(userAgent);
  if (browser) await noteBrowser(sha256(token), browser);
}

/**
 * Whose session a token is, or null where it is malformed, unknown, ended or signed out. `accountId` is the account
 * that the person wants to act for; one that they do not belong to counts as not named.
 */
export async function readSession(token: string | null, accountId: string | null = null): Promise<SignedIn | null> {
  if (token === null || !tokenPattern.test(token)) return null;
  const at = now();
  const session = await findSession(sha256(token), at, accountId);
  const lately = new Date(at.getTime() - seenEveryMs);
  if (session && !(session.seenAt && session.seenAt > lately)) await noteSeen(session.sessionId, at, lately);
  return session;
}

export const endSession = (token: string) => removeSession(sha256(token));

/** Signs the person of a session out in all browsers; nobody where the session is unknown or has ended. */
export async function endEverySession(token: string): Promise<void> {
  const session = await readSession(token);
  if (session) await removeSessionsOf(session.personId, null);
}

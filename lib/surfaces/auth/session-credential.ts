import type { Credential } from '@/lib/core/caller';
import { readSession } from '@/lib/domain/accounts/session';
import { accountIn, sessionTokenIn } from './session-cookie';

/** What a cookie header proves: the person signed in, and the account that they act for; null where it proves nothing. */
export async function sessionCredential(cookieHeader: string | null): Promise<Credential | null> {
  const session = await readSession(sessionTokenIn(cookieHeader), accountIn(cookieHeader));
  return session && { kind: 'session', sessionId: session.sessionId, personId: session.personId, accountId: session.accountId, role: session.role };
}

import type { Credential } from '@/lib/core/caller';
import { readSession } from '@/lib/domain/accounts/session';
import { sessionTokenIn } from './session-cookie';

/** What a cookie header proves: the person signed in, acting for their personal account, or null. */
export async function sessionCredential(cookieHeader: string | null): Promise<Credential | null> {
  const session = await readSession(sessionTokenIn(cookieHeader));
  return session && { kind: 'session', personId: session.personId, accountId: session.accountId };
}

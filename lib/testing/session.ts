import type { Caller } from '@/lib/core/caller';
import { transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { startSession } from '@/lib/domain/accounts/session';
import { sessionCookieName } from '@/lib/surfaces/auth/session-cookie';
import { authenticate } from '@/lib/surfaces/http/authenticate';

/** Signs a person in, as `account.ownerId` names them. The headers are those of a form or a fetch on a page of ours. */
export async function signIn(personId: string) {
  const { token } = await transaction((tx) => startSession(tx, personId));
  const cookie = `${sessionCookieName()}=${token}`;
  return { cookie, headers: { cookie, origin: new URL(env().BASE_URL).origin } };
}

/** The caller that the person's browser is, for operations without a route of their own. */
export async function signedInCaller(personId: string): Promise<Caller> {
  const { headers } = await signIn(personId);
  return authenticate(new Headers({ ...headers, 'x-client-address': '203.0.113.7', 'user-agent': 'Test Browser/1.0' }), 'test');
}

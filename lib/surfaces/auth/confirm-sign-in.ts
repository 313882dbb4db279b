import { readSignInLink } from '@/lib/domain/accounts/sign-in-link';
import { callLibrary } from './library';
import { returnPath } from './return-path';
import { goTo, pathWith, serveSignInForm } from './serve-sign-in-form';
import { sessionCookieName } from './session-cookie';

/** POST of the page that the mailed link opens: the only thing that uses the link up. */
export const confirmSignIn = serveSignInForm('confirmSignIn', async ({ inputs, headers }) => {
  const to = returnPath(inputs.to);
  const token = inputs.token ?? '';
  const email = await readSignInLink(token);
  const cookie = email && (await signedInCookie({ token, email, to }, headers));
  return cookie ? goTo(to, cookie) : goTo(pathWith('/sign-in/confirm', { to }));
});

/** The library uses the token up, makes the person where there is none, and starts the session. Null where another was faster. */
async function signedInCookie({ token, email, to }: Record<'token' | 'email' | 'to', string>, headers: Headers): Promise<string | null> {
  const query = new URLSearchParams({ token, email, callbackUrl: to });
  const answer = await callLibrary(`/callback/email?${query}`, { headers });
  return answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${sessionCookieName()}=`)) ?? null;
}

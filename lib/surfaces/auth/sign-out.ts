import { endSession } from '@/lib/domain/accounts/session';
import { goTo, serveSignInForm } from './serve-sign-in-form';
import { endedSessionCookie, sessionTokenIn } from './session-cookie';

/** POST of the button in the head of signed-in pages: the session ends here, not only in this browser. */
export const signOut = serveSignInForm('signOut', async ({ headers }) => {
  const token = sessionTokenIn(headers.get('cookie'));
  if (token) await endSession(token);
  return goTo('/sign-in', endedSessionCookie());
});

import { endEverySession, endSession } from '@/lib/domain/accounts/session';
import { goTo, serveSignInForm } from './serve-sign-in-form';
import { endedSessionCookie, sessionTokenIn } from './session-cookie';

/** POST of the way out: the session ends here, not only in this browser. `everywhere` ends the person's others with it. */
export const signOut = serveSignInForm('signOut', async ({ inputs, headers }) => {
  const token = sessionTokenIn(headers.get('cookie'));
  if (token) await (inputs.everywhere === undefined ? endSession(token) : endEverySession(token));
  return goTo('/sign-in', endedSessionCookie());
});

import { readSession } from '@/lib/domain/accounts/session';
import { returnPath } from './return-path';
import { goTo, serveSignInForm } from './serve-sign-in-form';
import { accountCookie, sessionTokenIn } from './session-cookie';

/** POST of the switcher: from now on this browser acts for another account of its person. One that is not theirs changes nothing. */
export const actFor = serveSignInForm('actFor', async ({ inputs, headers }) => {
  const to = returnPath(inputs.to);
  const wanted = inputs.account ?? '';
  const session = await readSession(sessionTokenIn(headers.get('cookie')), wanted);
  return session?.accountId === wanted ? goTo(to, accountCookie(wanted)) : goTo(to);
});

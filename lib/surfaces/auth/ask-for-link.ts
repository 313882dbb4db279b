import { normalizeEmail } from '@/lib/core/email-address';
import { askedAddressCookie } from './asked-address';
import { postToLibrary } from './library';
import { returnPath } from './return-path';
import { goTo, pathWith, serveSignInForm } from './serve-sign-in-form';
import { takeSignInMail } from './sign-in-limits';

/** POST of the sign-in page. The answer is the same whether or not somebody has this address here. */
export const askForLink = serveSignInForm('askForLink', async ({ inputs, headers }) => {
  const to = returnPath(inputs.to);
  const back = (problem: string) => goTo(pathWith('/sign-in', { problem, to }));
  const email = normalizeEmail(inputs.email ?? '')?.toLowerCase();
  if (!email) return back('invalid_email');
  if (!(await takeSignInMail(email, headers.get('x-client-address') ?? 'unknown'))) return back('too_many');
  const answer = await postToLibrary('/signin/email', headers, { email, callbackUrl: to });
  const isSent = answer.headers.get('location')?.includes('/verify-request');
  return isSent ? goTo('/sign-in/sent', askedAddressCookie(email)) : back('other');
});

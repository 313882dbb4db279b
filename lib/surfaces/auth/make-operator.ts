import { normalizeEmail } from '@/lib/core/email-address';
import { AppError } from '@/lib/core/errors';
import { becomeOperator } from '@/lib/domain/accounts/operator-link';
import { nameProblem, tidyLine } from '@/lib/domain/signatures/sending/person-name';
import { homeOfPeople } from './return-path';
import { goTo, pathWith, serveSignInForm } from './serve-sign-in-form';
import { sessionCookie } from './session-cookie';

/** POST of the page behind the link that the first start prints. */
export const makeOperator = serveSignInForm('makeOperator', async ({ inputs }) => {
  const { token = '' } = inputs;
  const name = tidyLine(inputs.name ?? '');
  const email = normalizeEmail(inputs.email ?? '')?.toLowerCase();
  const back = (problem: string) => goTo(pathWith('/sign-in/operator', { token, problem }));
  if (nameProblem(name)) return back('invalid_name');
  if (!email) return back('invalid_email');
  try {
    return goTo(homeOfPeople, sessionCookie(await becomeOperator(token, { name, email })));
  } catch (error) {
    if (error instanceof AppError) return back(error.code);
    throw error;
  }
});

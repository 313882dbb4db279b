import { normalizeEmail } from '@/lib/core/email-address';
import { AppError } from '@/lib/core/errors';
import { nameProblem, tidyLine } from '@/lib/core/text/person-name';
import { becomeOperator } from '@/lib/domain/accounts/operator-link';
import { rememberBrowser } from '@/lib/domain/accounts/session';
import { recordAct } from '@/lib/domain/operator/log/record-act';
import { homeOfPeople } from './return-path';
import { goTo, pathWith, serveSignInForm } from './serve-sign-in-form';
import { sessionCookie } from './session-cookie';

/** POST of the page behind the link that the first start prints. */
export const makeOperator = serveSignInForm('makeOperator', async ({ inputs, headers }) => {
  const { token = '' } = inputs;
  const name = tidyLine(inputs.name ?? '');
  const email = normalizeEmail(inputs.email ?? '')?.toLowerCase();
  const back = (problem: string) => goTo(pathWith('/sign-in/operator', { token, problem }));
  if (nameProblem(name)) return back('invalid_name');
  if (!email) return back('invalid_email');
  try {
    const session = await becomeOperator(token, { name, email }, (tx, personId) =>
      recordAct(tx, { kind: 'person', personId, name }, { kind: 'operator.begun', target: email }),
    );
    await rememberBrowser(session.token, headers.get('user-agent') ?? '');
    return goTo(homeOfPeople, sessionCookie(session));
  } catch (error) {
    if (error instanceof AppError) return back(error.code);
    throw error;
  }
});

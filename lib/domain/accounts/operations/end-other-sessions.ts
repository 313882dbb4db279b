import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { bySelf } from '../auth';
import { accountErrors } from '../errors';
import { sessionId } from '../sessions/schema';
import { removeSessionsOf } from '../sessions/store';

export const endOtherSessions = operation({
  name: 'endOtherSessions',
  http: 'POST /dashboard/settings/sessions/end-others',
  summary: 'Sign all browsers of one’s own out but this one, which is named: a form that was shown to another ends nothing',
  effect: 'destructive',
  success: 200,
  auth: bySelf,
  body: 'form',
  input: z.strictObject({ session_id: sessionId }),
  output: z.object({ ended: z.number() }),
  errors: [accountErrors.sessionNotFound],
  async run({ session_id: kept }, { scope, credential }) {
    if (credential.kind !== 'session' || credential.sessionId !== kept) throw accountErrors.sessionNotFound();
    return { ended: await removeSessionsOf(scope.by.personId, kept) };
  },
});

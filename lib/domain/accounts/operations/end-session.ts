import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { bySelf } from '../auth';
import { accountErrors } from '../errors';
import { sessionId } from '../sessions/schema';
import { removeSessionOf } from '../sessions/store';

export const endSession = operation({
  name: 'endSession',
  http: 'POST /dashboard/settings/sessions/end',
  summary: 'Sign one browser of one’s own out',
  effect: 'destructive',
  success: 200,
  auth: bySelf,
  body: 'form',
  input: z.strictObject({ session_id: sessionId }),
  output: z.object({ id: z.string() }),
  errors: [accountErrors.sessionNotFound],
  async run({ session_id: id }, { scope }) {
    if (!(await removeSessionOf(scope.by.personId, id))) throw accountErrors.sessionNotFound();
    return { id };
  },
});

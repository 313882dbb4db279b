import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { accountErrors } from '../errors';
import { keyId } from '../schema';
import { requireSession } from '../signed-in';
import { markKeyRevoked } from '../store';

export const revokeKey = operation({
  name: 'revokeKey',
  surface: 'page',
  summary: 'End an API key for good; the next call with it is refused',
  effect: 'destructive',
  success: 200,
  input: z.strictObject({ key_id: keyId }),
  output: z.object({ id: z.string() }),
  errors: [accountErrors.signInNeeded, accountErrors.keyNotFound],
  async run({ key_id }, caller) {
    const { accountId } = requireSession(caller);
    if (!(await markKeyRevoked(accountId, key_id, now()))) throw accountErrors.keyNotFound();
    return { id: key_id };
  },
});

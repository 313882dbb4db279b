import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { may } from '../access';
import { byPerson } from '../auth';
import { accountErrors } from '../errors';
import { keyId } from '../schema';
import { markKeyRevoked } from '../store';

export const revokeKey = operation({
  name: 'revokeKey',
  summary: 'End an API key for good; the next call with it is refused',
  effect: 'destructive',
  success: 200,
  auth: byPerson('keys.make'),
  body: 'form',
  input: z.strictObject({ key_id: keyId }),
  output: z.object({ id: z.string() }),
  errors: [accountErrors.keyNotFound],
  async run({ key_id }, { scope }) {
    if (!(await markKeyRevoked(scope, key_id, now(), may(scope, 'keys.revoke') ? null : scope.by.personId))) throw accountErrors.keyNotFound();
    return { id: key_id };
  },
});

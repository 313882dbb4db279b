import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOperator } from '../auth';
import { operatorErrors } from '../errors';
import { suspend } from '../people/change-account';
import { accountId, reason } from '../schema';

export const suspendAccount = operation({
  name: 'suspendAccount',
  summary: 'Let an account send nothing from now on; what it sent stays',
  effect: 'write',
  success: 200,
  auth: byOperator,
  body: 'form',
  input: z.strictObject({ account_id: accountId, reason }),
  output: z.object({ id: z.string() }),
  errors: [operatorErrors.accountNotFound],
  async run({ account_id, reason: why }, { scope: { actor } }) {
    if (!(await suspend(actor, account_id, why))) throw operatorErrors.accountNotFound();
    return { id: account_id };
  },
});

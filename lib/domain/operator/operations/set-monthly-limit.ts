import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOperator } from '../auth';
import { operatorErrors } from '../errors';
import { setMonthlyLimit as set } from '../people/change-account';
import { maxMonthlyLimit } from '../rules';
import { accountId, ownLimit, reason } from '../schema';

const limit = ownLimit(maxMonthlyLimit, `Give a whole number from 0 to ${maxMonthlyLimit}, or nothing for the limit of every account.`);

export const setMonthlyLimit = operation({
  name: 'setMonthlyLimit',
  summary: 'Give an account a limit of documents a month of its own, or take it away',
  effect: 'write',
  success: 200,
  auth: byOperator,
  body: 'form',
  input: z.strictObject({ account_id: accountId, limit, reason }),
  output: z.object({ limit: z.number().nullable() }),
  errors: [operatorErrors.accountNotFound],
  async run({ account_id, limit: wanted, reason: why }, { scope: { actor } }) {
    if (!(await set(actor, account_id, wanted, why))) throw operatorErrors.accountNotFound();
    return { limit: wanted };
  },
});

import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOperator } from '../auth';
import { operatorErrors } from '../errors';
import { setStorageLimit as set } from '../people/change-account';
import { maxStorageLimitMb } from '../rules';
import { accountId, ownLimit, reason } from '../schema';

const limit = ownLimit(
  maxStorageLimitMb,
  `Give a whole number of megabytes from 0 (no limit) to ${maxStorageLimitMb}, or nothing for the limit of every account.`,
);

export const setStorageLimit = operation({
  name: 'setStorageLimit',
  summary: 'Give an account a limit of storage of its own, in megabytes, or take it away',
  effect: 'write',
  success: 200,
  auth: byOperator,
  body: 'form',
  input: z.strictObject({ account_id: accountId, limit, reason }),
  output: z.object({ limit: z.number().nullable().meta({ description: 'Megabytes; 0 is no limit.' }) }),
  errors: [operatorErrors.accountNotFound],
  async run({ account_id, limit: wanted, reason: why }, { scope: { actor } }) {
    if (!(await set(actor, account_id, wanted, why))) throw operatorErrors.accountNotFound();
    return { limit: wanted };
  },
});

import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { accountErrors } from '../errors';
import { endOfMonth, monthOf } from '../rules';
import { requireSession } from '../signed-in';
import { findAccount, readMonthlyCount } from '../store';
import { limitOf } from '../usage';

export const getUsage = operation({
  name: 'getUsage',
  surface: 'page',
  summary: 'How many documents of the month are used, and when it resets',
  effect: 'read',
  success: 200,
  input: z.strictObject({}),
  output: z.object({ used: z.number(), limit: z.number(), resetsAt: z.string() }),
  errors: [accountErrors.signInNeeded],
  async run(_input, caller) {
    const { accountId } = requireSession(caller);
    const at = now();
    const [account, used] = await Promise.all([findAccount(accountId), readMonthlyCount(accountId, monthOf(at))]);
    return { used, limit: limitOf(account), resetsAt: endOfMonth(at).toISOString() };
  },
});

import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../auth';
import { endOfMonth, monthOf } from '../rules';
import { findAccount, readMonthlyCount } from '../store';
import { limitOf } from '../usage';

export const getUsage = operation({
  name: 'getUsage',
  summary: 'How many documents of the month are used, and when it resets',
  effect: 'read',
  success: 200,
  auth: byPerson('usage.read'),
  body: 'none',
  input: z.strictObject({}),
  output: z.object({ used: z.number(), limit: z.number(), resetsAt: z.string() }),
  errors: [],
  async run(_input, { scope: { accountId } }) {
    const at = now();
    const [account, used] = await Promise.all([findAccount(accountId), readMonthlyCount(accountId, monthOf(at))]);
    return { used, limit: limitOf(account), resetsAt: endOfMonth(at).toISOString() };
  },
});

import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../auth';
import { dayOf, endOfMonth, monthOf } from '../rules';
import { storageUsage } from '../storage/room';
import { storageUsageShape } from '../storage/schema';
import { findAccount, readMonthlyCount } from '../store';
import { limitOf } from '../usage';
import { listDays } from '../usage-days/store';

export const getUsage = operation({
  name: 'getUsage',
  summary: 'How many documents of the month are used, and when it resets',
  effect: 'read',
  success: 200,
  auth: byPerson('usage.read'),
  body: 'none',
  input: z.strictObject({}),
  output: z.object({
    used: z.number(),
    limit: z.number(),
    resetsAt: z.string(),
    storage: storageUsageShape,
    /** Every day of the month, in UTC; those to come count nothing. */
    days: z.array(z.object({ day: z.string(), count: z.number(), isToCome: z.boolean() })),
  }),
  errors: [],
  async run(_input, { scope: { accountId } }) {
    const at = now();
    const days = daysOfMonth(at);
    const [account, used, storage, counted] = await Promise.all([
      findAccount(accountId),
      readMonthlyCount(accountId, monthOf(at)),
      storageUsage(accountId),
      listDays(accountId, days[0] ?? '', days.at(-1) ?? ''),
    ]);
    const counts = new Map(counted.map(({ day, count }) => [day, count]));
    const present = (day: string) => ({ day, count: counts.get(day) ?? 0, isToCome: day > dayOf(at) });
    return { used, storage, limit: limitOf(account), resetsAt: endOfMonth(at).toISOString(), days: days.map(present) };
  },
});

/** Each day of a moment's month, in UTC. */
function daysOfMonth(at: Date): string[] {
  const count = dayOf(new Date(endOfMonth(at).getTime() - 1)).slice(8);
  return Array.from({ length: Number(count) }, (_, index) => `${monthOf(at)}-${String(index + 1).padStart(2, '0')}`);
}

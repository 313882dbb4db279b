import type { Tx } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { accountErrors } from './errors';
import { dayOf, endOfMonth, monthOf } from './rules';
import { readMonthlyCount, takeMonthlyPlace } from './store';

export type Usage = { used_this_month: number; monthly_limit: number };

export const limitOf = (account: { monthlyLimit: number | null } | null): number => account?.monthlyLimit ?? env().MONTHLY_LIMIT;

/** Counts one document for the subject, or throws `monthly_limit`. Test documents count nothing. */
export async function countDocument(tx: Tx, subject: string, limit: number, at: Date, isTest: boolean): Promise<Usage> {
  if (isTest) return { used_this_month: await readMonthlyCount(subject, monthOf(at)), monthly_limit: limit };
  const used = await takeMonthlyPlace(tx, subject, { month: monthOf(at), day: dayOf(at) }, limit);
  if (used === null) throw accountErrors.monthlyLimit({ resetsAt: endOfMonth(at) });
  return { used_this_month: used, monthly_limit: limit };
}

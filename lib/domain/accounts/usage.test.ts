import { expect, test } from 'vitest';
import { transaction } from '@/lib/core/db';
import { takeMonthlyPlace } from './store';

test('the table of months takes nothing that is not a month', async () => {
  const take = (month: string) => transaction((tx) => takeMonthlyPlace(tx, 'subject-of-this-test', { month, day: '2026-11-21' }, 5));
  expect(await take('2026-11')).toBe(1);
  await expect(take('2026-11-21')).rejects.toThrow(/usage_months_month_check/);
});

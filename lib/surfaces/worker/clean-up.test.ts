import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { takeMonthlyPlace } from '@/lib/domain/accounts/store';
import { takeMailOfDay } from '@/lib/domain/mail/store';
import { someAddress } from '@/lib/testing/keyless';
import { cleanUp } from './clean-up';

afterEach(() => setClock(null));

test('the count of a day’s mails goes when the next day is over, the count of a month stays', async () => {
  const subject = someAddress();
  await transaction(async (tx) => {
    await takeMailOfDay(tx, subject, '2026-11-20', 5);
    await takeMonthlyPlace(tx, subject, '2026-11', 5);
  });
  const left = async () => [await db().mailDay.count({ where: { recipient: subject } }), await db().usageMonth.count({ where: { subject } })];
  setClock(() => new Date('2026-11-21T23:59:59Z'));
  await cleanUp();
  expect(await left()).toEqual([1, 1]);
  setClock(() => new Date('2026-11-22T00:00:00Z'));
  await cleanUp();
  expect(await left()).toEqual([0, 1]);
});

import { expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { someAddress } from '@/lib/testing/keyless';
import { forgetMailDays, takeMailOfDay } from './store';

const take = (recipient: string, day: string, limit = 2) => transaction((tx) => takeMailOfDay(tx, recipient, day, limit));

test('a recipient gets as many mails a day as the limit says, however the address is written', async () => {
  const recipient = someAddress();
  const taken = [await take(recipient, '2026-11-20'), await take(recipient.toUpperCase(), '2026-11-20'), await take(recipient, '2026-11-20')];
  expect(taken).toEqual([true, true, false]);
  expect(await take(recipient, '2026-11-21')).toBe(true);
  expect(await take(someAddress(), '2026-11-20')).toBe(true);
});

test('of ten at once no more get through than the limit says', async () => {
  const recipient = someAddress();
  const taken = await Promise.all(Array.from({ length: 10 }, () => take(recipient, '2026-11-20', 3)));
  expect(taken.filter(Boolean)).toHaveLength(3);
});

test('days that are over in UTC are forgotten, the day itself is not', async () => {
  const recipient = someAddress();
  for (const day of ['2026-11-19', '2026-11-20', '2026-11-21']) await take(recipient, day);
  await forgetMailDays(new Date('2026-11-20T23:59:59Z'), 1000);
  const left = await db().mailDay.findMany({ where: { recipient }, orderBy: { day: 'asc' } });
  expect(left.map(({ day }) => day.toISOString().slice(0, 10))).toEqual(['2026-11-20', '2026-11-21']);
});

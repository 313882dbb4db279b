import { afterEach, expect, test } from 'vitest';
import { now, setClock } from '@/lib/core/clock';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { createRequest } from '@/lib/testing/signing';
import { endOfMonth } from '../rules';
import { getUsage } from './get-usage';

afterEach(() => setClock(null));

test('what the account has used of its limit, and when the month resets', async () => {
  const { account, key } = await makeAccount();
  const caller = await signedInCaller(account.ownerId);
  expect(await perform(getUsage, {}, caller)).toMatchObject({ used: 0, limit: 30, resetsAt: endOfMonth(now()).toISOString() });
  await createRequest(key);
  await createRequest(key);
  expect(await perform(getUsage, {}, caller)).toMatchObject({ used: 2 });
});

test('each day of the month with what was counted on it, in UTC', async () => {
  const { account, key } = await makeAccount();
  setClock(() => new Date('2027-02-01T23:59:59Z'));
  await createRequest(key);
  setClock(() => new Date('2027-02-03T00:00:01Z'));
  await createRequest(key);
  await createRequest(key);
  setClock(() => new Date('2027-02-28T23:59:59Z'));
  await createRequest(key);
  setClock(() => new Date('2027-02-03T12:00:00Z'));
  const { days, used } = await perform(getUsage, {}, await signedInCaller(account.ownerId));
  expect([days.length, used, days.at(-1)]).toEqual([28, 4, { day: '2027-02-28', count: 1, isToCome: true }]);
  expect(days.slice(0, 4)).toEqual([
    { day: '2027-02-01', count: 1, isToCome: false },
    { day: '2027-02-02', count: 0, isToCome: false },
    { day: '2027-02-03', count: 2, isToCome: false },
    { day: '2027-02-04', count: 0, isToCome: true },
  ]);
});

test('a test key counts nothing, a neighbour’s documents neither, and the next month starts at none', async () => {
  const { account, key } = await makeAccount({ test: true });
  const neighbour = await makeAccount();
  const caller = await signedInCaller(account.ownerId);
  await createRequest(key);
  await createRequest(neighbour.key);
  expect(await perform(getUsage, {}, caller)).toMatchObject({ used: 0 });
  const theirs = await signedInCaller(neighbour.account.ownerId);
  expect(await perform(getUsage, {}, theirs)).toMatchObject({ used: 1 });
  setClock(() => endOfMonth(new Date()));
  expect(await perform(getUsage, {}, theirs)).toMatchObject({ used: 0 });
});

test('401 without a session', async () => {
  const { account } = await makeAccount();
  const caller = await signedInCaller(account.ownerId);
  await expect(perform(getUsage, {}, { ...caller, credential: { kind: 'none', rejected: false } })).rejects.toMatchObject({
    code: 'sign_in_needed',
    status: 401,
  });
});

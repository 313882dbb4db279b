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
  expect(await perform(getUsage, {}, caller)).toEqual({ used: 0, limit: 30, resetsAt: endOfMonth(now()).toISOString() });
  await createRequest(key);
  await createRequest(key);
  expect(await perform(getUsage, {}, caller)).toMatchObject({ used: 2 });
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

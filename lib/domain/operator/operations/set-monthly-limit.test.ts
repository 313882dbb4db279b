import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { makeOperator } from '@/lib/testing/operator';
import { listOperatorActs } from './list-operator-acts';
import { setMonthlyLimit } from './set-monthly-limit';

test('the account has the limit from then on, and the log says what it was before and why', async () => {
  const [{ caller }, { account, email }] = [await makeOperator(), await makeAccount({ monthlyLimit: 5 })];
  const limitOf = async () => (await db().account.findUniqueOrThrow({ where: { id: account.id } })).monthlyLimit;
  await perform(setMonthlyLimit, { account_id: account.id, limit: '500', reason: 'They asked.' }, caller);
  expect(await limitOf()).toBe(500);
  expect((await perform(listOperatorActs, {}, caller)).items[0]).toMatchObject({
    kind: 'limit.set',
    target: email,
    reason: 'They asked.',
    details: { before: 5, after: 500 },
  });
  await perform(setMonthlyLimit, { account_id: account.id, limit: '', reason: 'As everybody.' }, caller);
  expect(await limitOf()).toBeNull();
});

test.each(['-1', '1.5', 'many', '1000001', 'Infinity'])('400 for the limit %j, and nothing changes', async (limit) => {
  const [{ caller }, { account }] = [await makeOperator(), await makeAccount({ monthlyLimit: 5 })];
  await expect(perform(setMonthlyLimit, { account_id: account.id, limit, reason: 'x' }, caller)).rejects.toMatchObject({ status: 400 });
  expect((await db().account.findUniqueOrThrow({ where: { id: account.id } })).monthlyLimit).toBe(5);
});

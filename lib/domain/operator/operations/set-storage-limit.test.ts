import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { makeOperator } from '@/lib/testing/operator';
import { findAccounts } from './find-accounts';
import { listOperatorActs } from './list-operator-acts';
import { setStorageLimit } from './set-storage-limit';

async function withOwn(storageLimitMb: number) {
  const made = await makeAccount();
  await db().account.update({ where: { id: made.account.id }, data: { storageLimitMb } });
  return made;
}

test('the account has the limit from then on, and the log says what it was before and why', async () => {
  const [{ caller }, { account, email }] = [await makeOperator(), await withOwn(5)];
  const limitOf = async () => (await db().account.findUniqueOrThrow({ where: { id: account.id } })).storageLimitMb;
  await perform(setStorageLimit, { account_id: account.id, limit: '500', reason: 'They asked.' }, caller);
  expect(await limitOf()).toBe(500);
  expect((await perform(listOperatorActs, {}, caller)).items[0]).toMatchObject({
    kind: 'storage.set',
    target: email,
    reason: 'They asked.',
    details: { before: 5, after: 500 },
  });
  await perform(setStorageLimit, { account_id: account.id, limit: '', reason: 'As everybody.' }, caller);
  expect(await limitOf()).toBeNull();
});

test.each(['-1', '1.5', 'many', '1000000001', 'Infinity'])('400 for the limit %j, and nothing changes', async (limit) => {
  const [{ caller }, { account }] = [await makeOperator(), await withOwn(5)];
  await expect(perform(setStorageLimit, { account_id: account.id, limit, reason: 'x' }, caller)).rejects.toMatchObject({ status: 400 });
  expect((await db().account.findUniqueOrThrow({ where: { id: account.id } })).storageLimitMb).toBe(5);
});

test('the list of accounts tells what each keeps and may keep', async () => {
  const [{ caller }, { account, email }] = [await makeOperator(), await withOwn(7)];
  await db().storageChange.createMany({
    data: [
      { accountId: account.id, bytes: 500 },
      { accountId: account.id, bytes: 20 },
    ],
  });
  const { items } = await perform(findAccounts, { address: email }, caller);
  expect(items).toMatchObject([{ storage: { bytes: 520, limit: 7 * 1024 * 1024 }, ownStorageLimitMb: 7 }]);
});

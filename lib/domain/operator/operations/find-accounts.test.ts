import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { makeOperator } from '@/lib/testing/operator';
import { createRequest } from '@/lib/testing/signing';
import { findAccounts } from './find-accounts';

test('an account is found by how its owner’s address begins, with counts and without what it holds', async () => {
  const [{ caller }, { account, email, key }] = [await makeOperator(), await makeAccount({ monthlyLimit: 7 })];
  await createRequest(key, { title: 'Strictly private' });
  const page = await perform(findAccounts, { address: email.slice(0, 9).toUpperCase() }, caller);
  expect(page.items).toMatchObject([
    { id: account.id, owner: { email }, requests: 1, keys: 1, members: 1, usedThisMonth: 1, monthlyLimit: 7, ownLimit: 7, suspendedAt: null },
  ]);
  expect(JSON.stringify(page)).not.toContain('private');
});

test('what looks like a pattern is looked for as it is', async () => {
  const { caller } = await makeOperator();
  for (const address of ['%', '_', '\\']) expect((await perform(findAccounts, { address }, caller)).items).toEqual([]);
});

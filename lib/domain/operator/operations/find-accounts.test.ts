import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
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

test('over pages each stands once, also where several are of one moment; an account whose person has left stands in none', async () => {
  const [{ caller }, mark, createdAt] = [await makeOperator(), randomHex(6), new Date('2026-01-01T00:00:00Z')];
  const made = await Promise.all(Array.from({ length: 4 }, () => makeAccount()));
  for (const [index, { account }] of made.entries()) {
    await db().person.update({ where: { id: account.ownerId }, data: { email: `${mark}${index}@sender.example` } });
    await db().account.update({ where: { id: account.id }, data: { createdAt, ...(index === 3 ? { closedAt: createdAt } : {}) } });
  }
  const found: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { items, next } = await perform(findAccounts, { address: mark, limit: 1, ...(cursor ? { cursor } : {}) }, caller);
    found.push(...items.map(({ owner }) => owner.email));
    cursor = next;
  }
  expect(found.sort()).toEqual([0, 1, 2].map((index) => `${mark}${index}@sender.example`));
});

import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { runJob } from '@/lib/testing/run-job';
import { keepTemplate } from '@/lib/testing/templates';
import { storageUsage } from '../storage/room';

const bytesOf = async (accountId: string): Promise<number> => (await storageUsage(accountId)).bytes;

test('changes are added to the sum of their account by a job, and a sum is the same before and after', async () => {
  const { account } = await makeAccount();
  for (let count = 0; count < 3; count += 1) await keepTemplate(account.id, { text: `Text ${count}` });
  const before = await bytesOf(account.id);
  const noted = () => db().storageChange.count({ where: { accountId: account.id } });
  expect(await noted()).toBe(3);
  await runJob('add-storage-changes');
  expect([await noted(), await bytesOf(account.id)]).toEqual([0, before]);
  await keepTemplate(account.id, { text: 'One more' });
  await runJob('add-storage-changes');
  expect(await bytesOf(account.id)).toBeGreaterThan(before);
});

import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { putDelivery } from '@/lib/testing/deliveries';
import { listenTo } from '@/lib/testing/receiver';
import { claimDelivery } from './store';

test('of eight at once one gets a delivery, and until its lease ends nobody else does', async () => {
  const { account } = await makeAccount();
  const at = new Date();
  const id = await putDelivery((await listenTo('requests', account.id)).id, account.id, 'pending', at);
  const lease = new Date(at.getTime() + 60_000);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimDelivery(id, at, lease)));
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  expect(await claimDelivery(id, new Date(lease.getTime() - 1), lease)).toBeNull();
  expect(await claimDelivery(id, lease, new Date(lease.getTime() + 60_000))).not.toBeNull();
});

import { expect, test } from 'vitest';
import { DELETE } from '@/app/v1/webhooks/[webhook_id]/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { deliverNow, putDelivery } from '@/lib/testing/deliveries';
import { listenTo } from '@/lib/testing/receiver';

test('204, and its log is gone with it; what waited is not sent; another 404', async () => {
  const { account, key } = await makeAccount();
  const { id } = await listenTo('requests', account.id);
  await putDelivery(id, account.id, 'pending');
  const remove = () => call(DELETE, { key, method: 'DELETE', params: { webhook_id: id } });
  expect((await remove()).status).toBe(204);
  await deliverNow(account.id);
  expect(await db().webhookDelivery.count({ where: { accountId: account.id } })).toBe(0);
  expect((await remove()).status).toBe(404);
});

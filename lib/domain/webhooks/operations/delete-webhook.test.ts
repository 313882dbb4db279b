import { expect, test } from 'vitest';
import { DELETE } from '@/app/v1/webhooks/[webhook_id]/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { putDelivery } from '@/lib/testing/deliveries';
import { listenTo } from '@/lib/testing/receiver';
import { runJob } from '@/lib/testing/run-job';

test('204, and its log is gone with it; a job that is left does nothing; another 404', async () => {
  const { account, key } = await makeAccount();
  const { id } = await listenTo('requests', account.id);
  const delivery = await putDelivery(id, account.id, 'pending');
  const remove = () => call(DELETE, { key, method: 'DELETE', params: { webhook_id: id } });
  expect((await remove()).status).toBe(204);
  await runJob('deliver-webhook', delivery);
  expect(await db().webhookDelivery.count({ where: { accountId: account.id } })).toBe(0);
  expect((await remove()).status).toBe(404);
});

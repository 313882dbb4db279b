import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/webhooks/[webhook_id]/pulse/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { putDelivery } from '@/lib/testing/deliveries';
import { listenTo } from '@/lib/testing/receiver';
import { signIn } from '@/lib/testing/session';

test('stays while nothing happens, and changes with a delivery, an attempt, and as the address is switched off', async () => {
  const { account } = await makeAccount();
  const { id } = await listenTo('requests', account.id);
  const { headers } = await signIn(account.ownerId);
  const seen: string[] = [];
  const look = async () => seen.push((await call(GET, { headers, params: { webhook_id: id } })).json.newest);
  await look();
  const delivery = await putDelivery(id, account.id, 'pending');
  await look();
  await db().webhookDelivery.update({ where: { id: delivery }, data: { attempts: 2 } });
  await look();
  await db().webhookEndpoint.update({ where: { id }, data: { disabledAt: new Date() } });
  await look();
  await look();
  expect(new Set(seen).size).toBe(4);
  expect(seen.at(-1)).toBe(seen.at(-2));
});

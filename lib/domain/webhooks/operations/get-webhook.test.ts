import { expect, test } from 'vitest';
import { GET } from '@/app/v1/webhooks/[webhook_id]/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { putDelivery } from '@/lib/testing/deliveries';
import { listenTo, receiverUrl } from '@/lib/testing/receiver';

test('tells how it is set, since when it fails, and how many deliveries are held', async () => {
  const { account, key } = await makeAccount();
  const { id } = await listenTo('requests', account.id, { events: ['request.signed'] });
  const failingSince = new Date('2026-11-20T10:00:00Z');
  await db().webhookEndpoint.update({ where: { id }, data: { failingSince } });
  for (const status of ['held', 'held', 'failed', 'delivered'] as const) await putDelivery(id, account.id, status);
  const { status, json } = await call(GET, { key, params: { webhook_id: id } });
  expect([status, json]).toMatchObject([200, { webhook_id: id, url: receiverUrl, events: ['request.signed'], enabled: true, held_deliveries: 2 }]);
  expect(json.failing_since).toBe(failingSince.toISOString());
});

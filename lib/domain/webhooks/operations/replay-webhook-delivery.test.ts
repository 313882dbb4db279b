import { expect, test } from 'vitest';
import { POST } from '@/app/v1/webhooks/[webhook_id]/deliveries/[delivery_id]/replay/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { deliverAll, deliveriesOf, deliverNow, putDelivery } from '@/lib/testing/deliveries';
import { listenTo, type Received, receiver, verified } from '@/lib/testing/receiver';
import { cancelRequest, createRequest } from '@/lib/testing/signing';

test('the event arrives once more under its id, marked as a replay and signed, and both attempts are kept', async () => {
  const { received } = await receiver();
  const { account, key } = await makeAccount();
  const { id, secret } = await listenTo('requests', account.id);
  const { json: request } = await createRequest(key);
  await cancelRequest(request.request_id, { key });
  await deliverAll(account.id);
  const [delivery] = await deliveriesOf(account.id);
  const { status, json } = await call(POST, { key, method: 'POST', params: { webhook_id: id, delivery_id: delivery?.id ?? '' } });
  expect([status, json.status]).toEqual([202, 'pending']);
  await deliverNow(account.id);
  const [first, second] = received as [Received, Received];
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
  expect([first.headers['webhook-replay'], second.headers['webhook-replay']]).toEqual([undefined, 'true']);
  expect(verified(secret, second)).toEqual(first.body);
  const [again] = await deliveriesOf(account.id);
  expect([again?.status, again?.tries.map(({ number, isReplay }) => [number, isReplay])]).toEqual([
    'delivered',
    [
      [1, false],
      [2, true],
    ],
  ]);
});

test('a replay in vain has the whole schedule before it', async () => {
  await receiver((response) => response.writeHead(500).end());
  const { account, key } = await makeAccount();
  const { id } = await listenTo('requests', account.id);
  const { json: request } = await createRequest(key);
  await cancelRequest(request.request_id, { key });
  await deliverAll(account.id);
  const [delivery] = await deliveriesOf(account.id);
  await db().webhookDelivery.update({ where: { id: delivery?.id ?? '' }, data: { status: 'failed', attempts: 10, nextAt: null } });
  await call(POST, { key, method: 'POST', params: { webhook_id: id, delivery_id: delivery?.id ?? '' } });
  await deliverNow(account.id);
  expect((await deliveriesOf(account.id))[0]).toMatchObject({ status: 'pending', attempts: 11, attemptsBefore: 10 });
});

test('409 while the webhook is disabled, and while an attempt is to come anyway; nothing changes', async () => {
  const { account, key } = await makeAccount();
  const { id } = await listenTo('requests', account.id);
  const [pending, held] = [await putDelivery(id, account.id, 'pending'), await putDelivery(id, account.id, 'held')];
  const replay = async (delivery_id: string) => (await call(POST, { key, method: 'POST', params: { webhook_id: id, delivery_id } })).json.error;
  expect(await replay(pending)).toBe('delivery_pending');
  await db().webhookEndpoint.update({ where: { id }, data: { disabledAt: new Date(), disabledReason: 'owner' } });
  expect(await replay(held)).toBe('webhook_disabled');
  expect((await deliveriesOf(account.id)).map(({ status }) => status).sort()).toEqual(['held', 'pending']);
});

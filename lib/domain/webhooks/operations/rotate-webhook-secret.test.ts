import { afterEach, expect, test } from 'vitest';
import { POST } from '@/app/v1/webhooks/[webhook_id]/secret/route';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { deliverAll } from '@/lib/testing/deliveries';
import { listenTo, type Received, receiver, verified } from '@/lib/testing/receiver';
import { cancelRequest, createRequest } from '@/lib/testing/signing';

afterEach(() => setClock(null));

test('both secrets verify what is sent after a rotation', async () => {
  const { received } = await receiver();
  const { account, key } = await makeAccount();
  const { id, secret } = await listenTo('requests', account.id);
  const { status, json } = await call(POST, { key, method: 'POST', params: { webhook_id: id } });
  expect([status, json.secret === secret]).toEqual([200, false]);
  const { json: request } = await createRequest(key);
  await cancelRequest(request.request_id, { key });
  await deliverAll(account.id);
  for (const either of [json.secret, secret]) expect(verified(either, received[0] as Received).type).toBe('request.cancelled');
});

test('of two at once one wins, and for a day no other takes the receiver’s secret away', async () => {
  const { account, key } = await makeAccount();
  const { id, secretSealed } = await listenTo('requests', account.id);
  const rotate = async () => (await call(POST, { key, method: 'POST', params: { webhook_id: id } })).status;
  expect((await Promise.all([rotate(), rotate()])).sort()).toEqual([200, 409]);
  expect((await db().webhookEndpoint.findUniqueOrThrow({ where: { id } })).previousSecretSealed).toBe(secretSealed);
  setClock(() => new Date(Date.now() + 25 * 3_600_000));
  expect(await rotate()).toBe(200);
});

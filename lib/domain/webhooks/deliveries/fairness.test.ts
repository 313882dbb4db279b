import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { announceAll, setOthersAside } from '@/lib/testing/deliveries';
import { oneEvent } from '@/lib/testing/one-event';
import { listenTo, receiver, receiverHost } from '@/lib/testing/receiver';
import { cancelRequest, createRequest } from '@/lib/testing/signing';
import { widths } from '../rules';
import { deliverDue } from './deliver-due';

test('an account whose many receivers hang has sixteen deliveries under way and no more, eight to one of them, and another account’s one arrives beside them', async () => {
  const hanging: { path: string; release: () => void }[] = [];
  const { received } = await receiver((response, _post, request) => {
    if (request.url?.startsWith('/hangs')) hanging.push({ path: request.url, release: () => response.writeHead(204).end() });
    else response.writeHead(204).end();
  });
  const many = await makeAccount();
  const { json } = await createRequest(many.key);
  await cancelRequest(json.request_id, { key: many.key });
  const event = await db().event.findFirstOrThrow({ where: { subject: json.request_id, type: 'request.cancelled' } });
  // Of so many events each would have its own; that they are copies of one changes nothing.
  const copies = Array.from({ length: 60 }, (_, index) => ({ ...event, data: event.data as object, id: `${event.id}${index}`, sequence: 100 + index }));
  await db().event.createMany({ data: copies });
  const row = { type: 'request.cancelled', accountId: many.account.id, status: 'pending', nextAt: new Date(0), createdAt: new Date() };
  for (const place of [1, 2, 3]) {
    const { id: endpointId } = await listenTo('requests', many.account.id, { url: `https://${receiverHost}/hangs/${place}` });
    await db().webhookDelivery.createMany({ data: copies.map(({ id: eventId }) => ({ ...row, id: `dlv_${place}${eventId}`, endpointId, eventId })) });
  }
  const one = await oneEvent();
  await announceAll(one.account.id);
  await setOthersAside([many.account.id, one.account.id]);
  await deliverDue.look();
  await deliverDue.look();
  await expect.poll(async () => [(await one.one())?.status, hanging.length]).toEqual(['delivered', widths.perAccount]);
  const perPath = [1, 2, 3].map((place) => hanging.filter(({ path }) => path === `/hangs/${place}`).length);
  expect(Math.max(...perPath)).toBeLessThanOrEqual(widths.perEndpoint);
  expect(received).toHaveLength(widths.perAccount + 1);
  for (const { release } of hanging) release();
  await deliverDue.ended();
  expect(await db().webhookDelivery.count({ where: { accountId: many.account.id, status: 'delivered' } })).toBe(widths.perAccount);
});

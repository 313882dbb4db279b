import { describe, expect, onTestFinished, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { deliverAll } from '@/lib/testing/deliveries';
import { oneEvent } from '@/lib/testing/one-event';
import { listenTo, receiver, receiverHost } from '@/lib/testing/receiver';
import { runJob } from '@/lib/testing/run-job';
import { cancelRequest, createRequest } from '@/lib/testing/signing';

describe('fairness', () => {
  test('a receiver that hangs has four deliveries under way and no more, and another account’s one is not behind any of the others', async () => {
    // A turn never ends while the clock stands still.
    const still = new Date();
    setClock(() => still);
    onTestFinished(() => setClock(null));
    const hanging: (() => void)[] = [];
    const { received } = await receiver((response, _post, request) => {
      if (request.url === '/hangs') hanging.push(() => response.writeHead(204).end());
      else response.writeHead(204).end();
    });
    const many = await makeAccount();
    const endpoint = await listenTo('requests', many.account.id, { url: `https://${receiverHost}/hangs` });
    const { json } = await createRequest(many.key);
    await cancelRequest(json.request_id, { key: many.key });
    const event = await db().event.findFirstOrThrow({ where: { subject: json.request_id, type: 'request.cancelled' } });
    const ids = Array.from({ length: 200 }, (_, index) => `dlv_many${json.request_id.slice(0, 8)}${index}`);
    const row = {
      endpointId: endpoint.id,
      type: 'request.cancelled',
      accountId: many.account.id,
      status: 'pending',
      nextAt: new Date(0),
      createdAt: new Date(),
    };
    // Of so many events each would have its own; that they are copies of one changes nothing for the lane.
    await db().event.createMany({ data: ids.map((id, index) => ({ ...event, data: event.data as object, id: `evt_${id}`, sequence: 100 + index })) });
    await db().webhookDelivery.createMany({ data: ids.map((id) => ({ ...row, id, eventId: `evt_${id}` })) });
    const working = ids.slice(0, 20).map((id) => runJob('deliver-webhook', id));
    const one = await oneEvent();
    await deliverAll(one.account.id);
    expect((await one.one())?.status).toBe('delivered');
    expect([hanging.length, received.length]).toEqual([4, 5]);
    while (hanging.length > 0 || (await db().webhookDelivery.count({ where: { endpointId: endpoint.id, status: 'delivered' } })) < 20) {
      for (const release of hanging.splice(0)) release();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await Promise.all(working);
    expect(await db().webhookDelivery.count({ where: { endpointId: endpoint.id, status: 'delivered' } })).toBe(20);
  });
});

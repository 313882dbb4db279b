import { describe, expect, test } from 'vitest';
import { PATCH } from '@/app/v1/webhooks/[webhook_id]/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { deliveriesOf, putDelivery } from '@/lib/testing/deliveries';
import { listenTo, receiverUrl } from '@/lib/testing/receiver';

async function existing() {
  const { account, key } = await makeAccount();
  const endpoint = await listenTo('requests', account.id, { events: ['request.signed'] });
  const patch = (body: Record<string, unknown>) => call(PATCH, { key, method: 'PATCH', params: { webhook_id: endpoint.id }, body });
  const row = () => db().webhookEndpoint.findUniqueOrThrow({ where: { id: endpoint.id } });
  return { account, endpoint, patch, row };
}

test('what is left out stays; null asks for all events', async () => {
  const { patch } = await existing();
  expect((await patch({})).json).toMatchObject({ url: receiverUrl, events: ['request.signed'] });
  expect((await patch({ events: ['request.opened', 'request.opened'] })).json.events).toEqual(['request.opened']);
  expect((await patch({ events: null })).json.events).toBeNull();
});

test('another address keeps the secret and begins with a clean record', async () => {
  const { endpoint, patch, row } = await existing();
  await db().webhookEndpoint.update({
    where: { id: endpoint.id },
    data: { failingSince: new Date(), failures: 7, disabledAt: new Date(), disabledReason: 'gone' },
  });
  const { json } = await patch({ url: 'https://other.example.com/x' });
  expect(json).toMatchObject({ url: 'https://other.example.com/x', enabled: true, failing_since: null });
  expect((await row()).secretSealed).toBe(endpoint.secretSealed);
});

test('400 for an address that may not be called, and nothing is changed, whatever else is asked for', async () => {
  const { patch, row } = await existing();
  const { status, json } = await patch({ url: 'https://127.0.0.1/', enabled: false });
  expect([status, json.details[0].path, (await row()).disabledAt]).toEqual([400, 'url', null]);
});

describe('disabling', () => {
  test('holds what waits; enabling sends nothing by itself, and says how many are held', async () => {
    const { account, endpoint, patch } = await existing();
    await putDelivery(endpoint.id, account.id, 'pending');
    expect((await patch({ enabled: false })).json).toMatchObject({ enabled: false, disabled_reason: 'owner', held_deliveries: 1 });
    expect((await patch({ enabled: false })).status).toBe(200);
    expect((await patch({ enabled: true })).json).toMatchObject({ enabled: true, disabled_reason: null, held_deliveries: 1 });
    expect((await deliveriesOf(account.id)).map(({ status }) => status)).toEqual(['held']);
  });

  test('ends when it is enabled again, with a clean record', async () => {
    const { endpoint, patch, row } = await existing();
    const failing = { failingSince: new Date(), failures: 7, warnings: 2, disabledAt: new Date(), disabledReason: 'failing' };
    await db().webhookEndpoint.update({ where: { id: endpoint.id }, data: failing });
    expect((await patch({ enabled: true })).json).toMatchObject({ enabled: true, disabled_reason: null, failing_since: null });
    expect(await row()).toMatchObject({ failingSince: null, failures: 0, warnings: 0, disabledAt: null, disabledReason: null });
  });

  test('by the owner is told to nobody by mail', async () => {
    const { endpoint, patch } = await existing();
    await patch({ enabled: false });
    expect(await db().email.count({ where: { subjectId: endpoint.id } })).toBe(0);
  });
});

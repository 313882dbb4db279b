import { expect, test } from 'vitest';
import { GET } from '@/app/v1/webhooks/route';
import { daysAfter, now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { insertEndpoint } from '@/lib/domain/events/endpoints/store';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { listenTo } from '@/lib/testing/receiver';

const list = (key: string, query = '') => call(GET, { key, url: `http://localhost:3000/v1/webhooks${query}` });

/** A workflow of an account with its outgoing webhook. */
async function workflowWebhook(accountId: string, ownerId: string, isTest: boolean): Promise<{ id: string; workflowId: string }> {
  const workflowId = `wkf_${crypto.randomUUID()}`;
  const look = { name: 'Offers', color: '#aa0000', icon: 'file', status: 'INCOMPLETE', createdByApi: true };
  const at = now();
  await db().workflow.create({ data: { id: workflowId, accountId, ownerId, isTest, ...look, createdAt: at, updatedAt: at } });
  const id = `owc_${crypto.randomUUID()}`;
  await transaction((tx) => insertEndpoint(tx, { id, accountId, topic: workflowId, url: 'https://hooks.example.com/', events: null, at: daysAfter(at, 1) }));
  return { id, workflowId };
}

test('the account’s own, newest first, those of its workflows among them, of the key’s kind alone', async () => {
  const { account, key } = await makeAccount();
  const first = await listenTo('requests', account.id);
  await listenTo('requests/test', account.id);
  await listenTo('requests', (await makeAccount()).account.id);
  const owned = await workflowWebhook(account.id, account.ownerId, false);
  await workflowWebhook(account.id, account.ownerId, true);
  const { json } = await list(key);
  expect(json.map((each: { webhook_id: string; workflow_id: string | null }) => [each.webhook_id, each.workflow_id])).toEqual([
    [owned.id, owned.workflowId],
    [first.id, null],
  ]);
  expect(JSON.stringify(json)).not.toContain('whsec_');
});

test('in pages that link to the next, nothing twice', async () => {
  const { account, key } = await makeAccount();
  for (let index = 0; index < 3; index += 1) await listenTo('requests', account.id);
  const one = await list(key, '?limit=2');
  const next = /<http:\/\/localhost:3000\/v1\/webhooks(\?[^>]+)>; rel="next"/.exec(one.headers.get('link') ?? '')?.[1] ?? '';
  const two = await list(key, next);
  expect(new Set([...one.json, ...two.json].map((each: { webhook_id: string }) => each.webhook_id)).size).toBe(3);
  expect(two.headers.get('link')).toBeNull();
});

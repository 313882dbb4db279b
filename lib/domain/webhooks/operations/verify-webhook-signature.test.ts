import { expect, test } from 'vitest';
import { POST } from '@/app/dashboard/data/webhooks/[webhook_id]/signature/route';
import { POST as rotate } from '@/app/v1/webhooks/[webhook_id]/secret/route';
import { call } from '@/lib/testing/call';
import type { Received } from '@/lib/testing/receiver';
import { toldWorkflow } from '@/lib/testing/told-workflow';

const pasted = ({ headers }: Received) =>
  ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => `${name.toUpperCase()}: ${headers[name]}`).join('\n');

test('says in so many words what is true of a body and its headers', async () => {
  const told = await toldWorkflow();
  const arrived = told.received.find(({ body }) => body.type === 'automation.completed') as Received;
  const other = told.received.find(({ body }) => body.type === 'automation.started') as Received;
  const judge = async (body: string, headers = pasted(arrived)) =>
    (await call(POST, { headers: told.headers, method: 'POST', params: { webhook_id: told.webhook_id }, body: { body, headers } })).json;
  const signed_at = new Date(Number(arrived.headers['webhook-timestamp']) * 1000).toISOString();
  expect(await judge(arrived.text)).toEqual({ verdict: 'signed', secret: 'current', signed_at, is_old: false, missing: [] });
  expect(await judge(`${JSON.stringify(arrived.body, null, 2)}\n`)).toMatchObject({ verdict: 'reformatted', secret: 'current' });
  expect(await judge(arrived.text.replace('completed', 'failed'))).toMatchObject({ verdict: 'body_changed', secret: null, signed_at });
  expect(await judge(arrived.text, pasted(arrived).replace(/v1,\S+/, `v1,${'A'.repeat(43)}=`))).toMatchObject({ verdict: 'not_ours', secret: null });
  // The headers of one event with the body of another.
  expect((await judge(arrived.text, pasted(other))).verdict).toBe('body_changed');
  expect(await judge(arrived.text, 'webhook-id: evt_1')).toMatchObject({ verdict: 'header_missing', missing: ['webhook-timestamp', 'webhook-signature'] });
  await call(rotate, { key: told.key, method: 'POST', params: { webhook_id: told.webhook_id } });
  expect(await judge(arrived.text)).toMatchObject({ verdict: 'signed', secret: 'previous' });
});

test('what was signed long ago is said to be old, and still whose it is', async () => {
  const told = await toldWorkflow();
  const { Webhook } = await import('standardwebhooks');
  const at = new Date(Date.now() - 3_600_000);
  const headers = `webhook-id=evt_1\nwebhook-timestamp=${Math.floor(at.getTime() / 1000)}\nwebhook-signature=${new Webhook(told.secret).sign('evt_1', at, '{}')}`;
  const { json } = await call(POST, { headers: told.headers, method: 'POST', params: { webhook_id: told.webhook_id }, body: { body: '{}', headers } });
  expect(json).toMatchObject({ verdict: 'signed', secret: 'current', is_old: true });
});

import { expect, test } from 'vitest';
import { POST } from '@/app/dashboard/data/webhooks/[webhook_id]/deliveries/[delivery_id]/replay/route';
import { db } from '@/lib/core/db';
import { call } from '@/lib/testing/call';
import { type Received, verified } from '@/lib/testing/receiver';
import { signIn } from '@/lib/testing/session';
import { toldWorkflow } from '@/lib/testing/told-workflow';

const rowOf = (id: string) => db().webhookDelivery.findUniqueOrThrow({ where: { id }, include: { tries: { orderBy: { number: 'asc' } } } });
const endpointOf = (id: string) => db().webhookEndpoint.findUniqueOrThrow({ where: { id } });

test('while the address is switched off: one attempt under the same id with the secret in force; delivered, and the record is untouched', async () => {
  let status = 500;
  const told = await toldWorkflow((response) => response.writeHead(status).end());
  const off = { disabledAt: new Date('2026-11-20T00:00:00Z'), disabledReason: 'failing', failures: 7 };
  await db().webhookEndpoint.update({ where: { id: told.webhook_id }, data: off });
  await db().webhookDelivery.update({ where: { id: told.done.id }, data: { status: 'held', nextAt: null } });
  status = 204;
  const before = told.received.length;
  const { json } = await call(POST, { headers: told.headers, method: 'POST', params: { webhook_id: told.webhook_id, delivery_id: told.done.id } });
  expect(json).toMatchObject({ event_id: told.done.eventId, status: 204, problem: null });
  const arrived = told.received.slice(before) as Received[];
  expect(arrived.map(({ headers }) => [headers['webhook-id'], headers['webhook-replay']])).toEqual([[told.done.eventId, 'true']]);
  expect(verified(told.secret, arrived[0] as Received).type).toBe('automation.completed');
  const row = await rowOf(told.done.id);
  expect([row.status, row.attempts, row.tries.map(({ isReplay }) => isReplay)]).toEqual(['delivered', 2, [false, true]]);
  expect(row.tries[1]?.requestBody).toBe(arrived[0]?.text);
  expect(await endpointOf(told.webhook_id)).toMatchObject(off);
});

test('in vain: state, plan and schedule stay as they were, and the attempt is kept', async () => {
  const told = await toldWorkflow((response) => response.writeHead(500).end('no'));
  const planned = new Date(Date.now() + 3_600_000);
  await db().webhookDelivery.update({ where: { id: told.done.id }, data: { nextAt: planned } });
  const endpoint = await endpointOf(told.webhook_id);
  await call(POST, { headers: told.headers, method: 'POST', params: { webhook_id: told.webhook_id, delivery_id: told.done.id } });
  expect(await rowOf(told.done.id)).toMatchObject({ status: 'pending', nextAt: planned, attempts: 2, byHand: 1, attemptsBefore: null });
  expect(await endpointOf(told.webhook_id)).toEqual(endpoint);
});

test('409 while a worker may be at it, and nothing is sent; a viewer sends nothing', async () => {
  const told = await toldWorkflow((response) => response.writeHead(500).end());
  const again = (headers = told.headers) => call(POST, { headers, method: 'POST', params: { webhook_id: told.webhook_id, delivery_id: told.done.id } });
  await db().webhookDelivery.update({ where: { id: told.done.id }, data: { nextAt: new Date(Date.now() + 30_000) } });
  const before = told.received.length;
  expect((await again()).json.error).toBe('delivery_under_way');
  await db().membership.updateMany({ where: { accountId: told.account.id }, data: { role: 'viewer' } });
  expect((await again((await signIn(told.account.ownerId)).headers)).status).toBe(403);
  expect(told.received.length).toBe(before);
});

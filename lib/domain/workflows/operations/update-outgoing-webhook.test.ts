import { expect, test } from 'vitest';
import { PATCH } from '@/app/workflows/[wkf_id]/outgoing-webhooks/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';

test('moves to another address with a clean record; id and secret stay', async () => {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id, body: { outgoingWebhook: { webhookUrl: 'https://example.com/a' } } });
  const where = { id: workflow.outgoingWebhook.id as string };
  const before = await db().webhookEndpoint.update({ where, data: { disabledAt: new Date(), disabledReason: 'failing', failures: 9 } });
  const { status, json } = await call(PATCH, { key, params: { wkf_id: workflow.id }, method: 'PATCH', body: { webhookUrl: 'https://example.com/b' } });
  expect([status, json]).toEqual([200, { ...where, webhookUrl: 'https://example.com/b' }]);
  const after = await db().webhookEndpoint.findUniqueOrThrow({ where });
  expect(after).toMatchObject({ secretSealed: before.secretSealed, disabledAt: null, failures: 0 });
});

test('404 where there is none', async () => {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  const { status } = await call(PATCH, { key, params: { wkf_id: workflow.id }, method: 'PATCH', body: { webhookUrl: 'https://example.com/b' } });
  expect(status).toBe(404);
});

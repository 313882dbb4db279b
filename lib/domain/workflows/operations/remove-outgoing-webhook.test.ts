import { expect, test } from 'vitest';
import { DELETE, GET, POST } from '@/app/workflows/[wkf_id]/outgoing-webhooks/route';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';

test('204, then there is none, and another can be made', async () => {
  const { key, account } = await makeAccount();
  const body = { webhookUrl: 'https://example.com/a' };
  const { workflow } = await makeWorkflow({ key, accountId: account.id, body: { outgoingWebhook: body } });
  const params = { wkf_id: workflow.id };
  expect((await call(DELETE, { key, params, method: 'DELETE' })).status).toBe(204);
  expect((await call(GET, { key, params })).status).toBe(404);
  expect((await call(DELETE, { key, params, method: 'DELETE' })).status).toBe(404);
  const again = await call(POST, { key, params, body });
  expect([again.status, again.json.id === workflow.outgoingWebhook.id]).toEqual([201, false]);
});

import { expect, test } from 'vitest';
import { GET } from '@/app/workflows/[wkf_id]/outgoing-webhooks/route';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';

test('shows id and address and no secret, and 404 where there is none', async () => {
  const { key, account } = await makeAccount();
  const webhookUrl = 'https://example.com/hook';
  const [without, made] = [
    await makeWorkflow({ key, accountId: account.id }),
    await makeWorkflow({ key, accountId: account.id, body: { outgoingWebhook: { webhookUrl } } }),
  ];
  const { json } = await call(GET, { key, params: { wkf_id: made.workflow.id } });
  expect(json).toEqual({ id: made.workflow.outgoingWebhook.id, webhookUrl });
  expect(await call(GET, { key, params: { wkf_id: without.workflow.id } })).toMatchObject({ status: 404, json: { error: 'not_found' } });
});

import { expect, test } from 'vitest';
import { GET } from '@/app/workflows/[wkf_id]/documents/route';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';

test('an array of the workflow’s own documents', async () => {
  const { key, account } = await makeAccount();
  const [{ workflow }] = [await makeWorkflow({ key, accountId: account.id }), await makeWorkflow({ key, accountId: account.id })];
  const { status, json } = await call(GET, { key, params: { wkf_id: workflow.id } });
  expect([status, json]).toEqual([200, workflow.documents]);
});

test('403 for others, 404 for an unknown workflow', async () => {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  expect((await call(GET, { key: (await makeAccount()).key, params: { wkf_id: workflow.id } })).status).toBe(403);
  expect((await call(GET, { key, params: { wkf_id: 'wkf_00000000000000000000' } })).status).toBe(404);
});

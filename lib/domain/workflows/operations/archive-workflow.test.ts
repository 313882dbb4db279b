import { expect, test } from 'vitest';
import { DELETE, GET } from '@/app/workflows/[wkf_id]/route';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';
import { findSourceBySecret } from '../note-post';

test('204 and ARCHIVED, again 204; it can still be read, and its source is closed', async () => {
  const { key, account } = await makeAccount();
  const { workflow, secret } = await makeWorkflow({ key, accountId: account.id });
  const params = { wkf_id: workflow.id };
  for (const _ of ['once', 'again']) {
    const { status, response } = await call(DELETE, { key, params, method: 'DELETE' });
    expect([status, await response.text()]).toEqual([204, '']);
  }
  expect((await call(GET, { key, params })).json).toMatchObject({ id: workflow.id, status: 'ARCHIVED' });
  expect(await findSourceBySecret(secret)).toMatchObject({ isArchived: true });
});

test('412 where somebody changed it since, and it is not archived', async () => {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  const params = { wkf_id: workflow.id };
  expect((await call(DELETE, { key, params, method: 'DELETE', headers: { 'if-match': '"other"' } })).status).toBe(412);
  expect((await call(GET, { key, params })).json.status).toBe('COMPLETE');
});

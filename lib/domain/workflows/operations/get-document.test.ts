import { expect, test } from 'vitest';
import { GET } from '@/app/workflows/[wkf_id]/documents/[doc_id]/route';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';

test('one document, and 404 for one of another workflow', async () => {
  const { key, account } = await makeAccount();
  const [first, second] = [await makeWorkflow({ key, accountId: account.id }), await makeWorkflow({ key, accountId: account.id })];
  const get = (wkf_id: string, doc_id: string) => call(GET, { key, params: { wkf_id, doc_id } });
  expect((await get(first.workflow.id, first.documentId)).json).toEqual(first.workflow.documents[0]);
  for (const id of [second.documentId, 'x', '\u0000']) expect((await get(first.workflow.id, id)).json.error).toBe('not_found');
});

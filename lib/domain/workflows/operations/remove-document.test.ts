import { expect, test } from 'vitest';
import { DELETE } from '@/app/workflows/[wkf_id]/documents/[doc_id]/route';
import { GET } from '@/app/workflows/[wkf_id]/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';

test('204, and the workflow has it no more; its file and the versions of before stay', async () => {
  const { key, account } = await makeAccount();
  const { workflow, documentId, fileId } = await makeWorkflow({ key, accountId: account.id });
  const params = { wkf_id: workflow.id, doc_id: documentId };
  expect((await call(DELETE, { key, params, method: 'DELETE' })).status).toBe(204);
  expect((await call(GET, { key, params: { wkf_id: workflow.id } })).json).toMatchObject({ documents: [], status: 'INCOMPLETE' });
  expect(await db().file.count({ where: { id: fileId } })).toBe(1);
  const versions = await db().workflowVersion.findMany({ where: { workflowId: workflow.id }, orderBy: { number: 'asc' } });
  expect(versions.map(({ definition }) => (definition as { documents: unknown[] }).documents.length)).toEqual([1, 0]);
  expect((await call(DELETE, { key, params, method: 'DELETE' })).status).toBe(404);
});

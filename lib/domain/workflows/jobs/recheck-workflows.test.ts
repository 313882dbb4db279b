import { expect, test } from 'vitest';
import { GET } from '@/app/workflows/[wkf_id]/route';
import { db } from '@/lib/core/db';
import { replaceFile } from '@/lib/domain/files/operations/replace-file';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { plainDocx } from '@/lib/testing/plain-docx';
import { runJob } from '@/lib/testing/run-job';
import { makeWorkflow } from '@/lib/testing/workflows';

test('new content of a template makes its workflows incomplete or complete, and no version of their settings', async () => {
  const { key, account } = await makeAccount();
  const { workflow, fileId } = await makeWorkflow({ key, accountId: account.id });
  const statusWith = async (text: string) => {
    const request = new Request('http://localhost:3000/', {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
      body: plainDocx(text),
    });
    expect((await serve(replaceFile).PUT(request, { params: Promise.resolve({ file_id: fileId }) })).status).toBe(200);
    await runJob('recheck-workflows', fileId);
    return (await call(GET, { key, params: { wkf_id: workflow.id } })).json.status;
  };
  expect([await statusWith('{{Nobody knows}}'), await statusWith('{{customer name}}')]).toEqual(['INCOMPLETE', 'COMPLETE']);
  expect(await db().workflowVersion.count({ where: { workflowId: workflow.id } })).toBe(1);
});

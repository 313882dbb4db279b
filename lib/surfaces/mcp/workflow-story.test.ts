import { afterAll, describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { openOutput } from '@/lib/domain/automations/operations/open-output';
import { updateDocument } from '@/lib/domain/workflows/operations/update-document';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { finish } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { callTool, mcpClient } from '@/lib/testing/mcp-client';
import { makeWorkflow, offerPost } from '@/lib/testing/workflows';

afterAll(closeConverter);

const runsOf = (workflowId: string) => db().automation.count({ where: { workflowId } });

describe.each(['modern', 'legacy'] as const)('the whole story of an agent with a workflow, %s revision', (era) => {
  test('find it, read what it takes, run it, look at the run, fetch the PDF by a link and as bytes', async () => {
    const { key, account } = await makeAccount();
    const { workflow } = await makeWorkflow({ key, accountId: account.id });
    const agent = await mcpClient({ api: 'workflow', era, key });
    const { data: list } = await callTool(agent, 'listWorkflows', { status: 'COMPLETE' });
    expect(list).toEqual({ workflows: [{ id: workflow.id, name: 'Offers', status: 'COMPLETE', templates: ['Offer.docx'], team: null }], next: null });

    const described = await callTool(agent, 'getWorkflow', { wkf_id: workflow.id });
    expect(described.data.fields).toEqual(['Customer Name', 'Items.name', 'Items.price'].map((name) => ({ name, kind: null })));
    expect(described.data.documents).toMatchObject([
      { template: 'Offer.docx', pdf: true, needs: ['Customer Name', 'Items.name', 'Items.price'], signature: null },
    ]);

    const started = await callTool(agent, 'startAutomation', { wkf_id: workflow.id, data: offerPost });
    const ids = { wkf_id: workflow.id, aut_id: started.data.automationId };
    const waiting = await callTool(agent, 'getAutomation', ids);
    expect(waiting.data).toMatchObject({ status: 'queued', outputs: [], retry_after_seconds: 5 });
    await finish(started.data.automationId);
    const done = await callTool(agent, 'getAutomation', ids);
    expect(done.data).toMatchObject({ status: 'completed', error: null, outputs: [{ name: 'Offer', files: [{ kind: 'document' }, { kind: 'pdf' }] }] });
    expect(done.data).not.toHaveProperty('retry_after_seconds');

    const { file_id } = done.data.outputs[0].files[1];
    const fetched = await callTool(agent, 'downloadFile', { file_id, include_bytes: true });
    expect(fetched.data).toMatchObject({ file_name: 'Offer.pdf', mime_type: 'application/pdf' });
    const opened = await call(serve(openOutput).GET, { params: { token: fetched.data.download_url.split('/').at(-1) } });
    expect(opened.status).toBe(200);
    expect(Buffer.from(fetched.data.base64, 'base64').equals(Buffer.from(await opened.response.arrayBuffer()))).toBe(true);
    expect((await callTool(agent, 'downloadFile', { file_id })).data).not.toHaveProperty('base64');
  });
});

test('no answer holds what lets in or opens: the address of the source, a password, a link to the preview', async () => {
  const { key, account } = await makeAccount();
  const { workflow, documentId, secret } = await makeWorkflow({ key, accountId: account.id });
  const body = { enablePdfPassword: true, pdfPassword: 'hunter2 {{Customer Name}}' };
  await call(serve(updateDocument).PATCH, { key, method: 'PATCH', params: { wkf_id: workflow.id, doc_id: documentId }, body });
  const agent = await mcpClient({ api: 'workflow', key });
  const told = JSON.stringify([await callTool(agent, 'listWorkflows'), await callTool(agent, 'getWorkflow', { wkf_id: workflow.id })]);
  for (const hidden of [secret, 'hunter2', '/preview/']) expect(told).not.toContain(hidden);
});

test('a workflow that lacks something says what, is not run, and the refusal sends the agent to getWorkflow', async () => {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id, body: { source: { sourceFields: ['Name'] } } });
  const agent = await mcpClient({ api: 'workflow', key });
  const { data, say } = await callTool(agent, 'getWorkflow', { wkf_id: workflow.id });
  expect([data.status, data.missing.length > 0]).toEqual(['INCOMPLETE', true]);
  expect(say).toMatch(/^“Offers” cannot run yet\.\n- .*"Customer Name"/);
  const refused = await callTool(agent, 'startAutomation', { wkf_id: workflow.id, data: offerPost });
  expect([refused.isError, refused.say]).toEqual([true, expect.stringMatching(/^not_runnable: .*Call getWorkflow/)]);
  expect(await runsOf(workflow.id)).toBe(0);
});

test('who is asked to sign is told before a run, as tags', async () => {
  const { key, account } = await makeAccount();
  const { workflow, documentId } = await makeWorkflow({ key, accountId: account.id });
  const body = { signature: { signerName: '{{Customer Name}}', signerEmail: 'office@signer.example' } };
  await call(serve(updateDocument).PATCH, { key, method: 'PATCH', params: { wkf_id: workflow.id, doc_id: documentId }, body });
  const { say, data } = await callTool(await mcpClient({ api: 'workflow', key }), 'getWorkflow', { wkf_id: workflow.id });
  expect(say).toContain('A run sends “Offer.docx” for signature to {{Customer Name}} <office@signer.example>.');
  expect(data.documents[0].signature).toMatchObject({ signerEmail: 'office@signer.example' });
});

test('a key that only reads lists and looks, and is refused a run; another’s workflow is refused in the same words', async () => {
  const [{ key, account }, other] = [await makeAccount(), await makeAccount()];
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  await db().apiKey.updateMany({ where: { accountId: account.id }, data: { isReadOnly: true } });
  const viewer = await mcpClient({ api: 'workflow', key });
  expect((await callTool(viewer, 'getWorkflow', { wkf_id: workflow.id })).isError).toBe(false);
  const stranger = await mcpClient({ api: 'workflow', key: other.key });
  for (const agent of [viewer, stranger]) {
    const { isError, say } = await callTool(agent, 'startAutomation', { wkf_id: workflow.id, data: offerPost });
    expect([isError, say]).toEqual([true, expect.stringMatching(/^unauthorised: .*Nothing was done/)]);
  }
  expect(await runsOf(workflow.id)).toBe(0);
});

test('a refusal sends an agent to no address of the API, which is no tool', async () => {
  const { key } = await makeAccount();
  const refused = await callTool(await mcpClient({ api: 'workflow', key }), 'downloadFile', { file_id: 'file_8Qk2ZrT5vXw1BnLc7DfG' });
  expect([refused.isError, refused.say]).toEqual([true, expect.stringMatching(/^not_found: There is no file with this id\. Check the id/)]);
});

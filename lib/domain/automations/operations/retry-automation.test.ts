import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, finish, post, runOf } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';
import { retryAutomation } from './retry-automation';

test('goes on at the step that failed: what was made stays as it is, and two at once are one', { timeout: 90_000 }, async () => {
  const { account, key } = await makeAccount();
  const made = await makeWorkflow({ key, accountId: account.id });
  await changeDocument({ key, ...made }, { enablePdfPassword: true, pdfPassword: '{{Customer Name}}' });
  const { json } = await post(made.secret, { 'Customer Name': '', Items: [] });
  const failed = await finish(json.automationId);
  expect(failed).toMatchObject({ status: 'failed', steps: [{ status: 'done' }, { status: 'failed' }] });
  // Somebody mends what the run reads; nobody could by the API.
  await db().sourceEvent.updateMany({ where: { id: json.eventId }, data: { payload: '{"Customer Name":"Anna"}' } });
  const retry = () => call(serve(retryAutomation).POST, { key, method: 'POST', params: { wkf_id: made.workflow.id, aut_id: failed.id } });
  const answers = await Promise.all([retry(), retry()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  expect(await finish(failed.id)).toMatchObject({ status: 'completed', generation: 2, steps: [{ attempts: 1 }, { attempts: 2 }] });
  expect((await runOf(failed.id)).outputs).toMatchObject([{ id: failed.outputs[0]?.id, fileId: failed.outputs[0]?.fileId, pdfFileId: expect.any(String) }]);
});

test('409 for a run whose data were erased: there is nothing that it could go on with', async () => {
  const { account, key } = await makeAccount();
  const { secret, workflow } = await makeWorkflow({ key, accountId: account.id });
  const { json } = await post(secret);
  await db().sourceEvent.updateMany({ where: { id: json.eventId }, data: { payload: null } });
  const failed = await finish(json.automationId);
  await db().automation.update({ where: { id: failed.id }, data: { erasedAt: new Date() } });
  const params = { wkf_id: workflow.id, aut_id: failed.id };
  expect((await call(serve(retryAutomation).POST, { key, method: 'POST', params })).status).toBe(409);
  expect(await runOf(failed.id)).toMatchObject({ status: 'failed', generation: failed.generation });
});

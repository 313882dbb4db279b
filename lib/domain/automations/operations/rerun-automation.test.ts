import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { archiveWorkflow } from '@/lib/domain/workflows/operations/archive-workflow';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, completedRun, finish } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { rerunAutomation } from './rerun-automation';

test('the same version makes what was made before, the newest what would be made now; the first stays', async () => {
  const made = await makeAccount();
  const { run, values } = await completedRun(made);
  await changeDocument({ key: made.key, workflow: { id: values.WKF_ID }, documentId: values.DOC_ID }, { outputName: 'Newer' });
  const again = async (version: string) => {
    const params = { wkf_id: values.WKF_ID, aut_id: run.id };
    const { status, json } = await call(serve(rerunAutomation).POST, { key: made.key, params, body: { version } });
    expect([status, json.eventId]).toEqual([202, values.EVENT_ID]);
    return finish(json.automationId);
  };
  expect(await again('same')).toMatchObject({ rerunOf: run.id, workflowVersion: 2, outputs: [{ name: 'Offer' }] });
  expect(await again('newest')).toMatchObject({ rerunOf: run.id, workflowVersion: 3, outputs: [{ name: 'Newer' }] });
});

test('without a body the same version runs again, as the description says that none is needed', async () => {
  const made = await makeAccount();
  const { run, values } = await completedRun(made);
  const { status, json } = await call(serve(rerunAutomation).POST, { key: made.key, method: 'POST', params: { wkf_id: values.WKF_ID, aut_id: run.id } });
  expect(status).toBe(202);
  expect(await finish(json.automationId)).toMatchObject({ rerunOf: run.id, workflowVersion: run.workflowVersion });
});

async function refusedOnce(before: (made: { key: string; workflowId: string; eventId: string }) => Promise<unknown>, version: string) {
  const { account, key } = await makeAccount();
  const { run, values } = await completedRun({ account, key });
  await before({ key, workflowId: values.WKF_ID, eventId: values.EVENT_ID });
  const params = { wkf_id: values.WKF_ID, aut_id: run.id };
  const { status, json } = await call(serve(rerunAutomation).POST, { key, params, body: { version } });
  expect(await db().automation.count({ where: { workflowId: values.WKF_ID } })).toBe(1);
  return { status, json };
}

test.each(['same', 'newest'])('409 in an archived workflow, and nothing is started: %s', async (version) => {
  const archive = ({ key, workflowId }: { key: string; workflowId: string }) =>
    call(serve(archiveWorkflow).DELETE, { key, method: 'DELETE', params: { wkf_id: workflowId } });
  expect(await refusedOnce(archive, version)).toMatchObject({ status: 409, json: { error: 'not_runnable' } });
});

test('400 where the data were erased, and nothing is started', async () => {
  const erase = ({ eventId }: { eventId: string }) => db().sourceEvent.update({ where: { id: eventId }, data: { payload: null } });
  expect(await refusedOnce(erase, 'same')).toMatchObject({ status: 400, json: { details: [{ path: 'eventId', code: 'erased' }] } });
});

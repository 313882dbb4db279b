import { expect, test } from 'vitest';
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

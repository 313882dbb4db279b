import { expect, test } from 'vitest';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { listOutputs } from './list-outputs';

test('each document that a workflow has made, with a link that opens it', async () => {
  const made = await makeAccount();
  const { run, values } = await completedRun(made);
  const { status, json } = await call(serve(listOutputs).GET, { key: made.key, params: { wkf_id: values.WKF_ID } });
  expect([status, json]).toMatchObject([200, [{ automationId: run.id, name: 'Offer', file: { name: 'Offer.docx', size: expect.any(Number) } }]]);
});

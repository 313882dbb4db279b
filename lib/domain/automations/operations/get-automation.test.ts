import { expect, test } from 'vitest';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { getAutomation } from './get-automation';

test('steps with attempts and times, warnings and outputs with their files', async () => {
  const made = await makeAccount();
  const { run, values } = await completedRun(made);
  const { status, json } = await call(serve(getAutomation).GET, { key: made.key, params: { wkf_id: values.WKF_ID, aut_id: run.id } });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    id: run.id,
    status: 'completed',
    steps: [{ position: 1, kind: 'fill', status: 'done', attempts: 1, error: null, facts: { version: 1, kind: 'docx' } }],
    outputs: [{ name: 'Offer', file: { name: 'Offer.docx', downloadUrl: expect.stringContaining('/outputs/') }, pdf: null, signature: null }],
  });
  expect(json.createdAt).toMatch(/\+00:00$/);
});

test('404 for one of another workflow, and for none', async () => {
  const made = await makeAccount();
  const [one, other] = [await completedRun(made), await completedRun(made)];
  for (const id of [other.run.id, `aut_${'0'.repeat(20)}`, 'x\0'])
    expect((await call(serve(getAutomation).GET, { key: made.key, params: { wkf_id: one.values.WKF_ID, aut_id: id } })).status).toBe(404);
});

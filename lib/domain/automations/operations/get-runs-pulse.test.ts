import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/workflows/[wkf_id]/runs/pulse/route';
import { finish, post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { liveWorkflow } from '@/lib/testing/editors';

test('the pulse of the runs changes when one comes and when it ends, that of a run with its steps, and else stays', { timeout: 60_000 }, async () => {
  const { id, secret, editor } = await liveWorkflow();
  const pulse = async (query = '') =>
    (await call(GET, { headers: editor.headers, params: { wkf_id: id }, url: `http://localhost:3000/x${query}` })).json.newest as string;
  const before = await pulse();
  expect(await pulse()).toBe(before);
  const { automationId } = (await post(secret)).json;
  const [came, own] = [await pulse(), await pulse(`?aut_id=${automationId}`)];
  expect(came).not.toBe(before);
  await finish(automationId);
  expect(await pulse()).not.toBe(came);
  expect(await pulse(`?aut_id=${automationId}`)).not.toBe(own);
});

test('of a run that this workflow does not have nothing is said', async () => {
  const [one, other] = [await liveWorkflow(), await liveWorkflow()];
  const { automationId } = (await post(other.secret)).json;
  const { json } = await call(GET, { headers: one.editor.headers, params: { wkf_id: one.id }, url: `http://localhost:3000/x?aut_id=${automationId}` });
  expect(json).toEqual({ newest: '' });
});

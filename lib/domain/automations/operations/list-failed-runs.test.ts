import { afterEach, expect, test } from 'vitest';
import { POST } from '@/app/dashboard/data/workflows/[wkf_id]/automations/[aut_id]/retry/route';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { signedInCaller, signIn } from '@/lib/testing/session';
import { listFailedRuns } from './list-failed-runs';

afterEach(() => setClock(null));

/** An account with a run that failed just now. */
async function failed() {
  const { account, key } = await makeAccount();
  const { values } = await completedRun({ account, key }, 'Offers');
  await db().automation.update({ where: { id: values.AUT_ID }, data: { status: 'failed', error: { code: 'broken_block', message: 'A tag is broken.' } } });
  const list = async () => perform(listFailedRuns, {}, await signedInCaller(account.ownerId));
  return { account, id: values.AUT_ID, workflowId: values.WKF_ID, list };
}

test('a run that failed is told with its reason for a week, and no longer once it was run again', async () => {
  const { id, workflowId, list } = await failed();
  expect(await list()).toEqual({
    runs: [{ id, workflowId, workflow: 'Offers', problem: 'A tag is broken.', code: 'broken_block', failedAt: expect.any(String) }],
    more: 0,
    mayRetry: true,
  });
  setClock(() => daysAfter(new Date(), 8));
  expect((await list()).runs).toEqual([]);
  setClock(null);
  const row = await db().automation.findUniqueOrThrow({ where: { id } });
  await db().automation.create({ data: { ...row, id: `${id.slice(0, -1)}_`, status: 'completed', rerunOf: id, error: {} } });
  expect((await list()).runs).toEqual([]);
});

test('five are named, the others counted; those of an archived workflow need nobody', async () => {
  const { id, workflowId, list } = await failed();
  const row = await db().automation.findUniqueOrThrow({ where: { id } });
  await db().automation.createMany({ data: [1, 2, 3, 4, 5, 6].map((number) => ({ ...row, id: `${id.slice(0, -1)}-${number}`, error: {} })) });
  expect(await list()).toMatchObject({ runs: { length: 5 }, more: 2 });
  await db().workflow.update({ where: { id: workflowId }, data: { archivedAt: new Date() } });
  expect(await list()).toMatchObject({ runs: [], more: 0 });
});

test('it goes on by the form beside it; a viewer has none, and a neighbour is refused', async () => {
  const { account, id, workflowId, list } = await failed();
  const press = async (personId: string) =>
    (await call(POST, { method: 'POST', params: { wkf_id: workflowId, aut_id: id }, headers: await formHeaders(personId) })).response.headers.get('location');
  expect(await press((await makeAccount()).account.ownerId)).toMatch(/problem=/);
  await db().membership.updateMany({ where: { accountId: account.id }, data: { role: 'viewer' } });
  expect((await list()).mayRetry).toBe(false);
  expect(await press(account.ownerId)).toMatch(/problem=/);
  await db().membership.updateMany({ where: { accountId: account.id }, data: { role: 'editor' } });
  expect(await press(account.ownerId)).toBe('/dashboard?done=retried');
  expect((await list()).runs).toEqual([]);
  expect(await press(account.ownerId)).toBe('/dashboard?problem=not_failed');
});

const formHeaders = async (personId: string) => ({ ...(await signIn(personId)).headers, 'content-type': 'application/x-www-form-urlencoded' });

import { afterEach, expect, test } from 'vitest';
import { daysAfter, now, setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { makeAccount } from '@/lib/testing/account';
import { completedRun, post, runOf } from '@/lib/testing/automations';
import { runJob } from '@/lib/testing/run-job';
import { makeWorkflow } from '@/lib/testing/workflows';
import { rerun } from '../running/rerun';
import { findRun } from '../running/store';

afterEach(() => {
  delete env().AUTOMATION_RETENTION_DAYS;
  setClock(null);
});

const inDays = (days: number) => {
  const later = daysAfter(new Date(), days);
  setClock(() => later);
};

test('what a run was made from and what it made are erased after the days that the operator has set; that it ran stays', async () => {
  const { run, values } = await completedRun(await makeAccount());
  Object.assign(env(), { AUTOMATION_RETENTION_DAYS: 30 });
  await runJob('erase-automations');
  expect(await runOf(run.id)).toMatchObject({ erasedAt: null });
  inDays(31);
  await runJob('erase-automations');
  const erased = await runOf(run.id);
  expect(erased).toMatchObject({ status: 'completed', erasedAt: now(), steps: [{ status: 'done', input: null, output: null, findings: [] }] });
  expect(erased.outputs).toMatchObject([{ name: '', fileId: null }]);
  expect(await db().file.count({ where: { id: run.outputs[0]?.fileId ?? '' } })).toBe(0);
  expect(await db().sourceEvent.findUnique({ where: { id: values.EVENT_ID } })).toMatchObject({ payload: null, automationId: run.id });
  expect(await db().event.count({ where: { subject: run.id } })).toBe(3);
});

test('nothing is erased where no days are set, nor what a run under way needs', async () => {
  const { run, values } = await completedRun(await makeAccount());
  inDays(400);
  await runJob('erase-automations');
  expect(await runOf(run.id)).toMatchObject({ erasedAt: null });
  Object.assign(env(), { AUTOMATION_RETENTION_DAYS: 30 });
  await db().automation.update({ where: { id: run.id }, data: { status: 'running' } });
  await runJob('erase-automations');
  expect(await db().sourceEvent.findUnique({ where: { id: values.EVENT_ID } })).toMatchObject({ payload: expect.any(String) });
});

test('what was posted stays for as long as another run of the same post is not erased, and goes with the last', async () => {
  const { run, values } = await completedRun(await makeAccount());
  const first = await findRun(run.id);
  if (!first) throw new Error('There is no run.');
  const second = await transaction((tx) => rerun(tx, first, null, now()));
  const payload = async () => (await db().sourceEvent.findUniqueOrThrow({ where: { id: values.EVENT_ID } })).payload;
  const posted = await payload();
  expect(posted).toEqual(expect.any(String));
  Object.assign(env(), { AUTOMATION_RETENTION_DAYS: 30 });
  inDays(31);
  await runJob('erase-automations');
  expect(await runOf(run.id)).toMatchObject({ erasedAt: now() });
  expect(await payload()).toBe(posted);
  await db().automation.update({ where: { id: second }, data: { status: 'failed', finishedAt: run.finishedAt } });
  await runJob('erase-automations');
  expect(await payload()).toBeNull();
});

test('of posts that started nothing the sample stays, as the editor shows it, and others are erased', async () => {
  const { account, key } = await makeAccount();
  const { secret, workflow } = await makeWorkflow({ key, accountId: account.id, body: { source: {} } });
  const sample = (await post(secret)).json;
  await db().workflow.update({ where: { id: workflow.id }, data: { autoCreate: false } });
  const held = (await post(secret)).json;
  expect([sample.status, held.status]).toEqual(['sample', 'held']);
  Object.assign(env(), { AUTOMATION_RETENTION_DAYS: 30 });
  inDays(31);
  await runJob('erase-automations');
  const payloadOf = async (id: string) => (await db().sourceEvent.findUniqueOrThrow({ where: { id } })).payload;
  expect([await payloadOf(sample.eventId), await payloadOf(held.eventId)]).toEqual([expect.any(String), null]);
});

import { afterEach, expect, test } from 'vitest';
import { daysAfter, now, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { makeAccount } from '@/lib/testing/account';
import { completedRun, runOf } from '@/lib/testing/automations';
import { runJob } from '@/lib/testing/run-job';

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

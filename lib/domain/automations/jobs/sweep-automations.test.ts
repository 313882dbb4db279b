import { afterEach, expect, test } from 'vitest';
import { now, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, finish, post, runOf } from '@/lib/testing/automations';
import { runJob } from '@/lib/testing/run-job';
import { makeWorkflow } from '@/lib/testing/workflows';

afterEach(() => setClock(null));

async function posted() {
  const { account, key } = await makeAccount();
  const made = await makeWorkflow({ key, accountId: account.id });
  await changeDocument({ key, ...made }, { createPdfCopy: false });
  return (await post(made.secret)).json.automationId as string;
}

const openJobs = async (id: string) =>
  (
    await db().$queryRaw<{ count: number }[]>`
    SELECT COUNT(*)::int AS count FROM pgboss.job WHERE name = 'advance-automation' AND data->>'id' = ${id} AND state < 'completed'`
  )[0]?.count;
const loseJobs = (id: string) => db().$executeRaw`UPDATE pgboss.job SET state = 'failed' WHERE name = 'advance-automation' AND data->>'id' = ${id}`;

async function sweepLater() {
  const later = new Date(now().getTime() + 1000);
  setClock(() => later);
  await runJob('sweep-automations');
}

test('a run whose job was given up gets another, once, and comes to its end', async () => {
  const id = await posted();
  await loseJobs(id);
  await sweepLater();
  await sweepLater();
  expect(await openJobs(id)).toBe(1);
  expect(await finish(id)).toMatchObject({ status: 'completed' });
});

test('so does one that was given up over a step', async () => {
  const id = await posted();
  await db().automation.update({ where: { id }, data: { status: 'running' } });
  await loseJobs(id);
  await sweepLater();
  expect(await openJobs(id)).toBe(1);
});

test('runs that a job waits for, and those that have ended, are left alone', async () => {
  const [waiting, ended] = [await posted(), await posted()];
  await finish(ended);
  await loseJobs(ended);
  await sweepLater();
  expect([await openJobs(waiting), await openJobs(ended)]).toEqual([1, 0]);
  expect(await runOf(waiting)).toMatchObject({ status: 'queued' });
});

import { afterEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { liveWorkflow } from '@/lib/testing/editors';
import { importsOf } from '@/lib/testing/imports';
import { runJob } from '@/lib/testing/run-job';
import { beginRowsJob } from '../imports/begin-rows';

afterEach(() => {
  setClock(null);
  delete env().AUTOMATION_RETENTION_DAYS;
});

async function checked(table = 'Customer Name\nAnna\nBen,beyond\n') {
  const { id: workflowId, account } = await liveWorkflow();
  const browser = await importsOf(account.ownerId, workflowId);
  return { ...browser, id: (await browser.check(table)).id };
}

const jobsOf = async (id: string) =>
  (await db().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM pgboss.job WHERE name = ${beginRowsJob} AND data->>'id' = ${id}`)[0]?.count;

test('an import whose job was lost is put back to work, and one that has its job is not', async () => {
  const [lost, held] = [await checked(), await checked()];
  await lost.start(lost.id);
  await held.start(held.id);
  await db().$executeRaw`DELETE FROM pgboss.job WHERE name = ${beginRowsJob} AND data->>'id' = ${lost.id}`;
  await runJob('tend-imports');
  expect([await jobsOf(lost.id), await jobsOf(held.id)]).toEqual([1, 1]);
});

test('what nobody began is forgotten after a day, with its rows', async () => {
  const { id, start } = await checked();
  const other = await checked();
  await other.start(other.id);
  const later = daysAfter(new Date(), 2);
  setClock(() => later);
  await runJob('tend-imports');
  expect(await db().workflowImportRow.count({ where: { importId: id } })).toBe(0);
  await expect(start(id)).rejects.toMatchObject({ status: 404 });
  expect(await db().workflowImport.count({ where: { id: other.id } })).toBe(1);
});

test('what stood in the rows that were left out is erased after the days that the operator has set, as posts are', async () => {
  const { id, start } = await checked();
  await start(id);
  await runJob(beginRowsJob, id);
  Object.assign(env(), { AUTOMATION_RETENTION_DAYS: 30 });
  const cells = () => db().workflowImportRow.findMany({ where: { importId: id }, select: { cells: true } });
  await runJob('erase-automations');
  expect((await cells()).some((row) => row.cells !== null)).toBe(true);
  const later = daysAfter(new Date(), 31);
  setClock(() => later);
  await runJob('erase-automations');
  expect((await cells()).every((row) => row.cells === null)).toBe(true);
  expect(await db().workflowImport.findUnique({ where: { id } })).toMatchObject({ name: '', erasedAt: expect.any(Date), rows: 2, started: 1 });
});

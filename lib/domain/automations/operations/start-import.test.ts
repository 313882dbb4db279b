import { afterEach, expect, test, vi } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { archiveWorkflow } from '@/lib/domain/workflows/operations/archive-workflow';
import { perform } from '@/lib/surfaces/perform/perform';
import { changeDocument, finish, post } from '@/lib/testing/automations';
import { liveWorkflow } from '@/lib/testing/editors';
import { importsOf } from '@/lib/testing/imports';
import { runJob } from '@/lib/testing/run-job';
import { beginRowsJob } from '../imports/begin-rows';
import { begunAtOnce, openAtOnce } from '../imports/rules';
import { advanceJob } from '../running/advance-job';
import * as runs from '../running/store';

afterEach(() => {
  vi.restoreAllMocks();
  setClock(null);
});

async function importing(rows: number, bad = 0) {
  const made = await liveWorkflow();
  await changeDocument(made, { createPdfCopy: false });
  const browser = await importsOf(made.account.ownerId, made.id);
  const lines = [
    ...Array.from({ length: rows }, (_, index) => `Guest ${index},Chair,${index}`),
    ...Array.from({ length: bad }, (_, index) => `Bad ${index},Chair,1,beyond`),
  ];
  const { id } = await browser.check(`Customer Name,Items.name,Items.price\n${lines.join('\n')}`);
  return { ...made, ...browser, workflowId: made.id, id };
}

/** The names of the guests whose rows have become a run, as often as they have. */
const guests = async (workflowId: string) =>
  (await db().sourceEvent.findMany({ where: { workflowId, cameBy: 'csv' }, orderBy: { id: 'asc' } })).map(
    ({ payload }) => JSON.parse(payload ?? '{}')['Customer Name'] as string,
  );
const endRuns = (workflowId: string) => db().automation.updateMany({ where: { workflowId }, data: { status: 'completed' } });

test('each row that is good becomes one run of the version that was live, and what is said of the others stays', async () => {
  const { id, workflowId, start, read, editor } = await importing(3, 2);
  await start(id);
  await editor.publish(workflowId, (await editor.edit(workflowId, 0, { kind: 'workflow', set: { name: 'Later' } })).json.revision);
  await runJob(beginRowsJob, id);
  expect(await read(id)).toMatchObject({ status: 'done', rows: 5, refused: 2, started: 3, runs: { open: 3, completed: 0, failed: 0 }, documents: 1 });
  const begun = await db().automation.findMany({ where: { workflowId } });
  expect(begun.map(({ workflowVersion }) => workflowVersion)).toEqual([2, 2, 2]);
  expect((await finish(begun[0]?.id ?? '')).status).toBe('completed');
  expect(await read(id)).toMatchObject({ runs: { open: 2, completed: 1, failed: 0 } });
});

test('runs of a table stand in the order of its rows wherever they go by time', async () => {
  const { id, workflowId, start } = await importing(12);
  await start(id);
  await runJob(beginRowsJob, id);
  const runsByTime = await db().automation.findMany({ where: { workflowId }, orderBy: { createdAt: 'asc' }, select: { sourceEventId: true } });
  const posts = new Map((await db().sourceEvent.findMany({ where: { workflowId } })).map((one) => [one.id, one.payload ?? '{}']));
  const names = runsByTime.map(({ sourceEventId }) => JSON.parse(posts.get(sourceEventId) ?? '{}')['Customer Name']);
  expect(names).toEqual(Array.from({ length: 12 }, (_, index) => `Guest ${index}`));
});

test('a process that is killed in the middle of a batch leaves no row lost and none twice', async () => {
  const { id, workflowId, start, read } = await importing(begunAtOnce + 5);
  await start(id);
  const broken = vi.spyOn(runs, 'insertRuns').mockRejectedValueOnce(new Error('killed'));
  await expect(runJob(beginRowsJob, id)).rejects.toThrow('killed');
  expect(broken).toHaveBeenCalledOnce();
  expect(await guests(workflowId)).toEqual([]);
  expect(await read(id)).toMatchObject({ status: 'running', started: 0 });
  // The job of before, one that came twice, and two at once.
  await Promise.all([runJob(beginRowsJob, id), runJob(beginRowsJob, id)]);
  await runJob(beginRowsJob, id);
  const names = await guests(workflowId);
  expect([names.length, new Set(names).size]).toEqual([begunAtOnce + 5, begunAtOnce + 5]);
  expect((await read(id)).status).toBe('done');
});

test('no more runs of one import wait than a few, and the next rows follow as those end', async () => {
  const { id, workflowId, start, read } = await importing(openAtOnce + 30);
  await start(id);
  for (let batch = 0; batch < 5; batch += 1) await runJob(beginRowsJob, id);
  expect(await read(id)).toMatchObject({ status: 'running', started: openAtOnce });
  await endRuns(workflowId);
  await runJob(beginRowsJob, id);
  expect(await read(id)).toMatchObject({ status: 'done', started: openAtOnce + 30 });
});

test('a post that comes while thousands of rows wait has its turn before almost all of them', async () => {
  setClock(() => new Date(Date.UTC(2030, 0, 1)));
  const { id, secret, start } = await importing(begunAtOnce);
  await start(id);
  await runJob(beginRowsJob, id);
  const { automationId } = (await post(secret)).json;
  const [place] = await db().$queryRaw<{ before: number }[]>`
    WITH own AS MATERIALIZED (SELECT priority, created_on FROM pgboss.job WHERE name = ${advanceJob} AND data->>'id' = ${automationId})
    SELECT COUNT(*)::int AS before FROM own CROSS JOIN pgboss.job other
    JOIN workflow_import_rows ON workflow_import_rows.import_id = ${id} AND workflow_import_rows.automation_id = other.data->>'id'
    WHERE other.name = ${advanceJob} AND (other.priority > own.priority OR (other.priority = own.priority AND other.created_on < own.created_on))`;
  expect(place?.before).toBeLessThan(3);
});

test('what was not begun is stopped, what it would have posted is gone, and what was begun goes on', async () => {
  const { id, workflowId, start, cancel, read } = await importing(begunAtOnce + 5);
  await start(id);
  await runJob(beginRowsJob, id);
  expect(await cancel(id)).toEqual({ id, started: begunAtOnce });
  await runJob(beginRowsJob, id);
  expect(await read(id)).toMatchObject({ status: 'cancelled', started: begunAtOnce, runs: { open: begunAtOnce } });
  expect((await guests(workflowId)).length).toBe(begunAtOnce);
  expect(await db().workflowImportRow.count({ where: { importId: id, payload: { not: null } } })).toBe(0);
  await expect(cancel(id)).rejects.toMatchObject({ code: 'import_over' });
});

test('one import is begun once, and one without a good row not at all', async () => {
  const good = await importing(1);
  const both = await Promise.allSettled([good.start(good.id), good.start(good.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const bad = await importing(0, 1);
  await expect(bad.start(bad.id)).rejects.toMatchObject({ code: 'nothing_to_import' });
});

test('an import whose workflow is archived meanwhile begins nothing more', async () => {
  const { id, workflowId, start, caller, read } = await importing(2);
  await start(id);
  await perform(archiveWorkflow, { wkf_id: workflowId }, caller);
  await runJob(beginRowsJob, id);
  expect(await read(id)).toMatchObject({ status: 'cancelled', started: 0 });
});

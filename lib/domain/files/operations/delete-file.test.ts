import { expect, test } from 'vitest';
import { DELETE, GET } from '@/app/files/[file_id]/route';
import { now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { keepTemplate, makeWorkflowOf } from '@/lib/testing/templates';
import { sendTo } from '@/lib/testing/upload';

const remove = (key: string, id: string, headers = {}) => sendTo(DELETE, { key, id, method: 'DELETE', headers });

test('204 without a body; file, versions and bytes that nothing else needs are gone, and then 404', async () => {
  const { account, key } = await makeAccount();
  const own = await keepTemplate(account.id, { text: `Only ${account.id}` });
  const [twin, other] = [await keepTemplate(account.id, { text: `Twice ${account.id}` }), await keepTemplate(account.id, { text: `Twice ${account.id}` })];
  const hashOf = async (id: string) => (await db().file.findUniqueOrThrow({ where: { id } })).sha256;
  const [alone, shared] = [await hashOf(own.id), await hashOf(twin.id)];
  const { status, bytes } = await remove(key, own.id);
  expect([status, bytes.length, (await remove(key, twin.id)).status]).toEqual([204, 0, 204]);
  expect([(await remove(key, own.id)).status, (await sendTo(GET, { key, id: own.id })).status]).toEqual([404, 404]);
  expect(await db().fileVersion.count({ where: { fileId: own.id } })).toBe(0);
  expect([await db().blob.count({ where: { sha256: alone } }), await db().blob.count({ where: { sha256: shared } })]).toEqual([0, 1]);
  expect((await sendTo(GET, { key, id: other.id })).status).toBe(200);
});

test('400 naming the workflow that uses it as a template, until that is archived', async () => {
  const { account, key } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  const workflowId = await makeWorkflowOf(account, id);
  const { status, json } = await remove(key, id);
  expect([status, json.error, json.details]).toEqual([
    400,
    'bad_request',
    [{ path: 'file_id', code: 'used_by_workflow', message: expect.stringContaining(workflowId) }],
  ]);
  await db().workflow.update({ where: { id: workflowId }, data: { archivedAt: now() } });
  expect((await remove(key, id)).status).toBe(204);
});

test('400 while a run that began with it is under way, though its workflow is archived', async () => {
  const { account, key } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  const workflowId = await makeWorkflowOf(account, id);
  await db().workflow.update({ where: { id: workflowId }, data: { archivedAt: now() } });
  await db().workflowVersion.create({ data: { workflowId, number: 1, definition: { documents: [{ fileId: id }] }, createdAt: now() } });
  const run = { id: newId('aut'), workflowId, accountId: account.id, isTest: false, sourceEventId: 'sev_1', workflowVersion: 1, createdAt: now() };
  await db().automation.create({ data: { ...run, status: 'queued' } });
  for (const status of ['queued', 'running']) {
    await db().automation.update({ where: { id: run.id }, data: { status } });
    expect((await remove(key, id)).json.details).toMatchObject([{ code: 'used_by_run', message: expect.stringContaining(run.id) }]);
  }
  await db().automation.update({ where: { id: run.id }, data: { status: 'completed' } });
  expect((await remove(key, id)).status).toBe(204);
});

test('412 where it was changed since it was read, and it stays', async () => {
  const { account, key } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  expect((await remove(key, id, { 'if-match': '"of-long-ago"' })).status).toBe(412);
  const { headers } = await sendTo(GET, { key, id });
  expect((await remove(key, id, { 'if-match': headers.get('etag') ?? '' })).status).toBe(204);
});

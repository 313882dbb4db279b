import { expect, test } from 'vitest';
import { POST as pick } from '@/app/dashboard/data/workflows/[wkf_id]/events/[evt_id]/example/route';
import { DELETE as follow } from '@/app/dashboard/data/workflows/[wkf_id]/example/route';
import { daysAfter } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { eraseOldAutomations } from '@/lib/domain/automations/jobs/erase-automations';
import { finish, post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { liveWorkflow } from '@/lib/testing/editors';

/** A workflow with two posts. */
async function posted(isOn = true) {
  const made = await liveWorkflow();
  if (!isOn) await db().workflow.update({ where: { id: made.id }, data: { autoCreate: false } });
  const send = async () => (await post(made.secret)).json.eventId as string;
  const [older, newer] = [await send(), await send()];
  // Two posts of one millisecond have no order that a person would know.
  await db().sourceEvent.update({ where: { id: older }, data: { createdAt: new Date(Date.now() - 60_000) } });
  const { headers } = made.editor;
  const choose = (evt_id: string) => call(pick, { headers, method: 'POST', params: { wkf_id: made.id, evt_id } });
  const forget = () => call(follow, { headers, method: 'DELETE', params: { wkf_id: made.id } });
  const example = async () => (await made.editor.read(made.id)).json.source.sample;
  return { ...made, older, newer, send, choose, forget, example };
}

test('where nobody picked one the newest post is the example', async () => {
  const { newer, send, example } = await posted();
  expect(await example()).toMatchObject({ id: newer, isPicked: false });
  const newest = await send();
  expect(await example()).toMatchObject({ id: newest, isPicked: false });
});

test('a picked one stays, whatever is edited and whatever comes, test submissions too, until it is given back', async () => {
  const { id, documentId, older, send, choose, forget, example, editor } = await posted();
  expect((await choose(older)).status).toBe(200);
  await editor.edit(id, 0, { kind: 'document', documentId, set: { outputName: '{{No such field}}' } });
  await send();
  await db().workflow.update({ where: { id }, data: { status: 'INCOMPLETE' } });
  const last = await send();
  expect(await example()).toMatchObject({ id: older, isPicked: true });
  expect((await forget()).status).toBe(200);
  expect(await example()).toMatchObject({ id: last, isPicked: false });
});

test('a pick ends when its data are erased with their run; what is newest then stands in', async () => {
  const { newer, older, choose, example, id } = await posted();
  await choose(older);
  const run = await db().automation.findFirstOrThrow({ where: { sourceEventId: older } });
  await finish(run.id);
  await db().automation.update({ where: { id: run.id }, data: { status: 'completed', finishedAt: daysAfter(new Date(), -40) } });
  const set = env();
  const before = set.AUTOMATION_RETENTION_DAYS;
  Object.assign(set, { AUTOMATION_RETENTION_DAYS: 30 });
  await eraseOldAutomations.run({ id: '' }, new AbortController().signal);
  Object.assign(set, { AUTOMATION_RETENTION_DAYS: before });
  expect(await example()).toMatchObject({ id: newer, isPicked: false });
  expect(await db().source.findUniqueOrThrow({ where: { workflowId: id } })).toMatchObject({ sampleEventId: null, samplePickedAt: null });
});

test('one without data cannot be picked; a viewer and who is in an archived workflow pick none', async () => {
  const { id, account, older, newer, choose, forget, example } = await posted(false);
  await db().sourceEvent.update({ where: { id: older }, data: { payload: null } });
  expect((await choose(older)).status).toBe(400);
  await db().workflow.update({ where: { id }, data: { archivedAt: new Date() } });
  expect([(await choose(newer)).status, (await forget()).status]).toEqual([400, 400]);
  await db().workflow.update({ where: { id }, data: { archivedAt: null } });
  await db().membership.updateMany({ where: { accountId: account.id }, data: { role: 'viewer' } });
  expect([(await choose(newer)).status, (await forget()).status]).toEqual([403, 403]);
  expect(await example()).toMatchObject({ isPicked: false });
});

import { expect, test } from 'vitest';
import { POST as replay } from '@/app/dashboard/data/workflows/[wkf_id]/events/[evt_id]/replay/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { finish, post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { editorOf, liveWorkflow } from '@/lib/testing/editors';

async function posted(isOn = true) {
  const made = await liveWorkflow();
  if (!isOn) await db().workflow.update({ where: { id: made.id }, data: { autoCreate: false } });
  const { eventId, automationId } = (await post(made.secret)).json;
  const again = (press: string, headers = made.editor.headers) =>
    call(replay, { headers: { ...headers, 'idempotency-key': press }, method: 'POST', params: { wkf_id: made.id, evt_id: eventId } });
  const runs = () => db().automation.findMany({ where: { workflowId: made.id }, orderBy: { createdAt: 'asc' } });
  return { ...made, eventId, automationId, again, runs };
}

test('makes one run for each press, however often it is sent, with the same data and as another run of the one before', async () => {
  const { eventId, automationId, again, runs } = await posted();
  const [first, twin] = await Promise.all([again('press-1'), again('press-1')]);
  expect([first.status, twin.status, first.json]).toEqual([202, 202, twin.json]);
  const next = (await again('press-2')).json.automationId;
  expect((await runs()).map(({ id, rerunOf, sourceEventId }) => [id, rerunOf, sourceEventId])).toEqual([
    [automationId, null, eventId],
    [first.json.automationId, automationId, eventId],
    [next, first.json.automationId, eventId],
  ]);
});

test('runs what is live now, and not what was live when the event came', async () => {
  const { id, documentId, editor, again, runs } = await posted();
  const edited = await editor.edit(id, 0, { kind: 'document', documentId, set: { outputName: 'Newer', createPdfCopy: false } });
  expect((await editor.publish(id, edited.json.revision)).status).toBe(200);
  const { automationId } = (await again('press')).json;
  expect(await finish(automationId)).toMatchObject({ status: 'completed', outputs: [{ name: 'Newer' }] });
  expect((await runs()).map(({ workflowVersion }) => workflowVersion)).toEqual([1, 2]);
});

test('of what was kept while the workflow was off makes its first run, which the event then names', async () => {
  const { eventId, again, runs } = await posted(false);
  const { automationId } = (await again('press')).json;
  expect((await runs()).map(({ id, rerunOf }) => [id, rerunOf])).toEqual([[automationId, null]]);
  expect(await db().sourceEvent.findUnique({ where: { id: eventId } })).toMatchObject({ status: 'held', automationId });
});

test.each([
  ['400 where the data were erased', ({ eventId }: { eventId: string }) => db().sourceEvent.update({ where: { id: eventId }, data: { payload: null } }), 400],
  ['409 of an archived workflow', ({ id }: { id: string }) => db().workflow.update({ where: { id }, data: { archivedAt: new Date() } }), 409],
  ['409 of an unfinished one', ({ id }: { id: string }) => db().workflow.update({ where: { id }, data: { status: 'INCOMPLETE' } }), 409],
])('%s, and nothing is started', async (_what, before, status) => {
  const made = await posted();
  await before(made as never);
  expect((await made.again('press')).status).toBe(status);
  expect(await made.runs()).toHaveLength(1);
});

test('a viewer and a neighbour start nothing', async () => {
  const { account, again, runs } = await posted();
  expect((await again('press', (await editorOf((await makeAccount()).account.ownerId)).headers)).status).toBe(404);
  await db().membership.updateMany({ where: { accountId: account.id }, data: { role: 'viewer' } });
  expect((await again('press')).status).toBe(403);
  expect(await runs()).toHaveLength(1);
});

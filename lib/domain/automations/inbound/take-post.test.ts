import { expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { newId, sha256 } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, post } from '@/lib/testing/automations';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { makeWorkflow, offerPost } from '@/lib/testing/workflows';
import { insertEvents } from './store';
import { repeatHashOf } from './take-post';

test('a repeat that another process keeps at the same moment starts nothing, and is told of that one', async () => {
  const { account, key } = await makeAccount();
  const { secret, workflow } = await makeWorkflow({ key, accountId: account.id });
  const source = await db().source.findUniqueOrThrow({ where: { workflowId: workflow.id } });
  const payload = JSON.stringify(offerPost);
  const repeatHash = repeatHashOf({ sourceId: source.id } as never, 'order-1');
  const ids = { id: newId('evt'), sourceId: source.id, workflowId: workflow.id as string, accountId: account.id, automationId: newId('aut') };
  const first = { ...ids, payload, bytes: payload.length, bodyHash: sha256(payload), repeatHash, status: 'queued' as const, createdAt: now() };
  const repeat = () => post(secret, payload, { 'idempotency-key': 'order-1' });
  const [answer, state] = await transaction(async (tx) => {
    await insertEvents(tx, [first]);
    const answer = repeat();
    return [answer, await untilBlocked(tx, answer)] as const;
  }).then(async ([answer, state]) => [await answer, state] as const);
  expect(state).toBe('waits');
  expect([answer.status, answer.json]).toEqual([202, { eventId: first.id, automationId: first.automationId, status: 'queued' }]);
  expect(await db().automation.count({ where: { workflowId: workflow.id } })).toBe(0);
  expect(await db().sourceEvent.findMany({ where: { workflowId: workflow.id } })).toMatchObject([{ id: first.id }]);
  expect((await repeat()).json).toEqual({ eventId: first.id, automationId: first.automationId, status: 'queued' });
});

async function known() {
  const { account, key } = await makeAccount();
  const made = await makeWorkflow({ key, accountId: account.id });
  for (const _ of [1, 2]) await post(made.secret);
  const runs = () => db().automation.findMany({ where: { workflowId: made.workflow.id }, orderBy: { createdAt: 'asc' } });
  return { ...made, key, runs };
}

test('a post that looks like those before it becomes an event, a run and a job, as theirs did', async () => {
  const { secret, runs, workflow } = await known();
  const { json, status } = await post(secret, { ...offerPost, 'Customer Name': 'Zoë \u{1F600} \\u0000 "{}' });
  expect([status, json.status, (await runs()).map(({ id }) => id).includes(json.automationId)]).toEqual([202, 'queued', true]);
  const event = await db().sourceEvent.findUniqueOrThrow({ where: { id: json.eventId } });
  expect(event).toMatchObject({ workflowId: workflow.id, automationId: json.automationId, status: 'queued', repeatHash: null });
  expect(event.payload).toBe(JSON.stringify({ ...offerPost, 'Customer Name': 'Zoë \u{1F600} \\u0000 "{}' }));
  const [queued] = await db().$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM pgboss.job WHERE data ->> 'id' = ${json.automationId}`;
  expect(queued?.count).toBe(1n);
});

test('what changed since is seen by the next post: switched off it is held, archived it is refused, edited it runs on the newest version', async () => {
  const { secret, workflow, key, documentId, runs } = await known();
  await db().workflow.update({ where: { id: workflow.id }, data: { autoCreate: false } });
  expect((await post(secret)).json).toMatchObject({ status: 'held', automationId: null });
  await db().workflow.update({ where: { id: workflow.id }, data: { autoCreate: true } });
  for (const _ of [1, 2]) expect((await post(secret)).json.status).toBe('queued');
  await changeDocument({ key, workflow, documentId }, { createPdfCopy: false });
  await post(secret);
  expect((await runs()).at(-1)?.workflowVersion).toBeGreaterThan((await runs())[0]?.workflowVersion ?? Number.NaN);
  await post(secret);
  await db().workflow.update({ where: { id: workflow.id }, data: { archivedAt: now() } });
  const before = await db().sourceEvent.count({ where: { workflowId: workflow.id } });
  expect((await post(secret)).status).toBe(404);
  expect(await db().sourceEvent.count({ where: { workflowId: workflow.id } })).toBe(before);
});

test('a post of another look between two alike is noted, whichever process took it', async () => {
  const { secret, workflow } = await known();
  const lastFields = async () => (await db().source.findUniqueOrThrow({ where: { workflowId: workflow.id } })).lastFields;
  const before = await lastFields();
  // As another process would leave it, of which this one hears nothing.
  await db().source.update({ where: { workflowId: workflow.id }, data: { lastFields: ['Other'] } });
  await post(secret);
  expect(await lastFields()).toEqual(before);
});

test('of repeats among posts that are all alike the first alone starts something', async () => {
  const { secret, runs } = await known();
  const before = (await runs()).length;
  const answers = await Promise.all([1, 2, 3, 4].map(() => post(secret, offerPost, { 'idempotency-key': 'same' })));
  expect(new Set(answers.map(({ json }) => json.automationId)).size).toBe(1);
  expect((await runs()).length).toBe(before + 1);
});

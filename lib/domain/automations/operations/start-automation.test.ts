import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, finish, post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { makeWorkflow, offerPost } from '@/lib/testing/workflows';
import { startAutomation } from './start-automation';

async function held() {
  const { account, key } = await makeAccount();
  const made = await makeWorkflow({ key, accountId: account.id });
  await db().workflow.update({ where: { id: made.workflow.id }, data: { autoCreate: false } });
  const start = (body: unknown) => call(serve(startAutomation).POST, { key, body, params: { wkf_id: made.workflow.id } });
  return { ...made, start };
}

test('a held event becomes an automation, which the event then names', async () => {
  const { secret, start } = await held();
  const { eventId } = (await post(secret)).json;
  const { status, json } = await start({ eventId });
  expect([status, json]).toEqual([202, { automationId: expect.stringMatching(/^aut_/), eventId }]);
  expect(await db().sourceEvent.findUnique({ where: { id: eventId } })).toMatchObject({ status: 'held', automationId: json.automationId });
  expect((await finish(json.automationId)).steps[0]).toMatchObject({ kind: 'fill', status: 'done' });
});

test('data become an event of their own, and change nothing of the source’s fields', async () => {
  const { workflow, start } = await held();
  const before = await db().source.findUniqueOrThrow({ where: { workflowId: workflow.id } });
  const { json } = await start({ data: { ...offerPost, Surprise: 1 } });
  expect(await db().sourceEvent.findUnique({ where: { id: json.eventId } })).toMatchObject({ status: 'queued', automationId: json.automationId });
  expect(await db().source.findUniqueOrThrow({ where: { workflowId: workflow.id } })).toEqual(before);
});

test('a number that no double holds is written with the digits that came, by a post and by a call', async () => {
  const { account, key } = await makeAccount();
  const made = await makeWorkflow({ key, accountId: account.id });
  await changeDocument({ key, ...made }, { outputName: 'Order {{Customer Name}}', createPdfCopy: false });
  const data = '{"Customer Name": 820982911946154508, "Items": [{"name": "Chair", "price": 0.12345678901234567890}]}';
  const posted = await finish((await post(made.secret, data)).json.automationId);
  const params = { wkf_id: made.workflow.id };
  const called = await finish((await call(serve(startAutomation).POST, { key, params, body: `{"data": ${data}}` })).json.automationId);
  expect([posted, called].map(({ outputs }) => outputs[0]?.name)).toEqual(['Order 820982911946154508', 'Order 820982911946154508']);
});

test('400 for data that a post could not have, and nothing is started', async () => {
  const { workflow, start } = await held();
  const deep = JSON.parse(`${'{"a":'.repeat(17)}1${'}'.repeat(17)}`);
  expect((await start({ data: deep })).json.details).toMatchObject([{ code: 'too_deep' }]);
  expect((await start({ data: { a: 'x'.repeat(1024 * 1024) } })).json.details).toMatchObject([{ path: 'data', code: 'too_large' }]);
  expect(await db().automation.count({ where: { workflowId: workflow.id } })).toBe(0);
});

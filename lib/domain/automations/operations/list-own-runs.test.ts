import { afterEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import type { AppError } from '@/lib/core/errors';
import { newId } from '@/lib/core/ids';
import { serve } from '@/lib/surfaces/http/serve';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, completedRun, finish, post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { liveWorkflow } from '@/lib/testing/editors';
import { formAsking, openForm, visitor } from '@/lib/testing/forms';
import { signedInCaller } from '@/lib/testing/session';
import { offerPost } from '@/lib/testing/workflows';
import { listOwnRuns } from './list-own-runs';
import { startAutomation } from './start-automation';

afterEach(() => setClock(null));

type Filter = Omit<Parameters<typeof perform<(typeof listOwnRuns)['input'], (typeof listOwnRuns)['output'], unknown, false>>[1], 'wkf_id'>;

/** A workflow, and the list of its runs as its owner sees it. */
async function listed() {
  const made = await liveWorkflow();
  const caller = await signedInCaller(made.account.ownerId);
  const list = async (filter: Filter = {}) => perform(listOwnRuns, { wkf_id: made.id, ...filter }, caller);
  const names = async (filter: Filter = {}) => (await list(filter)).items.map(({ values }) => values[0]);
  const send = async (body: object) => (await post(made.secret, body)).json.automationId as string;
  return { ...made, caller, list, names, send };
}

test('a run is listed with the first values of its post, how that came, and what it made', async () => {
  const made = await makeAccount();
  const { run, values } = await completedRun(made);
  const { items } = await perform(listOwnRuns, { wkf_id: values.WKF_ID }, await signedInCaller(made.account.ownerId));
  expect(items).toMatchObject([
    {
      id: run.id,
      status: 'completed',
      version: 2,
      values: ['Anna Berg', 'Chair', '40'],
      cameBy: 'webhook',
      outputs: [{ name: 'Offer', file: { href: expect.stringMatching(/^\/outputs\/file_/) } }],
    },
  ]);
});

test('what the form of a workflow always sends alike is not among the values that tell its runs apart', async () => {
  const { formKey, id, account } = await openForm(
    formAsking([
      { id: 'from', name: 'Company', kind: 'constant', value: 'Harbour Light' },
      { id: 'name', name: 'Customer Name' },
    ]),
  );
  await visitor(formKey).fillIn({ 'field.name': 'Anna Berg' });
  const { items } = await perform(listOwnRuns, { wkf_id: id }, await signedInCaller(account.ownerId));
  expect(items.map(({ values }) => values)).toEqual([['Anna Berg']]);
});

test('a run is called as its outputs are, or will be, where their name holds a value of the data', async () => {
  const { id, key, workflow, documentId, secret, list } = await listed();
  await changeDocument({ key, workflow, documentId }, { createPdfCopy: false });
  const titles = async () => (await list()).items.map(({ title }) => title);
  await finish((await post(secret)).json.automationId);
  // All of them are called alike: it is no name.
  expect(await titles()).toEqual([null]);
  await changeDocument({ key, workflow, documentId }, { outputName: 'Offer for {{Customer Name}}' });
  const { automationId } = (await post(secret, { ...offerPost, 'Customer Name': 'Ben' })).json;
  expect(await titles()).toEqual(['Offer for Ben', null]);
  await finish(automationId);
  await db().sourceEvent.updateMany({ where: { workflowId: id }, data: { payload: null } });
  expect(await titles()).toEqual(['Offer for Ben', null]);
});

test('what is started by a key came by the API, and what is started in the browser by hand', async () => {
  const { id, key, editor, list } = await listed();
  const start = (given: object) => call(serve(startAutomation).POST, { method: 'POST', params: { wkf_id: id }, body: { data: { A: '1' } }, ...given });
  expect([(await start({ key })).status, (await start({ headers: editor.headers })).status]).toEqual([202, 202]);
  expect((await list()).items.map(({ cameBy }) => cameBy)).toEqual(['hand', 'api']);
});

test.each([
  ['a word', 'Lisbon', ['Anna']],
  ['the beginning of a word, in other letters', 'LISB', ['Anna']],
  ['two words in any order', 'berg anna', ['Anna']],
  ['a part of an address', 'example', ['Ben', 'Anna']],
  ['a number', '1204', ['Ben']],
  ['what was sent as an escape', 'Müller', ['Ben']],
  ['a name of a field, which is no value', 'customer', []],
  ['signs alone', '&|!:*', []],
])('runs are found by %s of what was posted, on all pages', async (_what, search, found) => {
  const { names, send } = await listed();
  await send({ customer: 'Anna', more: { name: 'Berg', city: 'Lisbon', mail: 'anna@example.com' } });
  await send(JSON.parse('{"customer":"Ben","last":"M\\u00fcller","items":[{"price":1204}],"mail":"ben@example.com"}'));
  for (let index = 0; index < 3; index += 1) await send({ customer: 'Other' });
  expect(await names({ search })).toEqual(found);
});

test('a post that no JSON column holds is taken, and found by what else it says', async () => {
  const { names, send } = await listed();
  await send(JSON.parse('{"customer":"Nul","odd":"a\\u0000b","half":"\\ud800"}'));
  expect(await names({ search: 'nul' })).toEqual(['Nul']);
});

test('a run is found by its own id and by that of its event, and by those of another workflow nothing is', async () => {
  const [one, other] = [await listed(), await listed()];
  const id = await one.send({ customer: 'Anna' });
  const { sourceEventId } = await db().automation.findUniqueOrThrow({ where: { id } });
  for (const search of [id, sourceEventId]) {
    expect(await one.names({ search })).toEqual(['Anna']);
    expect(await other.names({ search })).toEqual([]);
  }
});

test('states, versions and days narrow the list, and pages go on where the one before ended', async () => {
  const { id, names, list, send } = await listed();
  const start = new Date(Date.UTC(2026, 10, 1));
  for (const [day, name] of ['one', 'two', 'three', 'four'].entries()) {
    setClock(() => daysAfter(start, day));
    await send({ customer: name });
  }
  setClock(null);
  const at = async (name: string) => (await list()).items.find(({ values }) => values[0] === name)?.id ?? '';
  await db().automation.update({ where: { id: await at('one') }, data: { status: 'failed', workflowVersion: 7 } });
  await db().automation.update({ where: { id: await at('two') }, data: { status: 'completed', warnings: 2 } });
  expect(await names({ state: 'failed' })).toEqual(['one']);
  expect(await names({ state: 'warned' })).toEqual(['two']);
  expect(await names({ state: 'done' })).toEqual(['two']);
  expect(await names({ state: 'open' })).toEqual(['four', 'three']);
  expect(await names({ version: 7 })).toEqual(['one']);
  expect(await names({ from: daysAfter(start, 1).toISOString(), until: daysAfter(start, 3).toISOString() })).toEqual(['three', 'two']);
  const first = await list({ limit: 3 });
  expect(first.items.map(({ values }) => values[0])).toEqual(['four', 'three', 'two']);
  expect((await list({ limit: 3, cursor: first.next ?? '' })).items.map(({ values }) => values[0])).toEqual(['one']);
  expect(await db().automation.count({ where: { workflowId: id } })).toBe(4);
});

test('a word that stands in old runs alone is found behind thousands of newer ones', async () => {
  const { id, account, names, send } = await listed();
  setClock(() => new Date(Date.UTC(2026, 0, 1)));
  const old = await send({ customer: 'Zanzibar' });
  setClock(null);
  const [event, run] = [
    await db().sourceEvent.findFirstOrThrow({ where: { automationId: old } }),
    await db().automation.findUniqueOrThrow({ where: { id: old } }),
  ];
  const many = Array.from({ length: 2_100 }, () => ({ event: newId('evt'), run: newId('aut') }));
  const payload = '{"customer":"Newer"}';
  const { search: _search, ...kept } = event as typeof event & { search?: unknown };
  await db().sourceEvent.createMany({ data: many.map(({ event: eventId }) => ({ ...kept, id: eventId, payload, automationId: null, repeatHash: null })) });
  const { error: _error, ...ran } = run;
  const createdAt = new Date(Date.UTC(2026, 5, 1));
  await db().automation.createMany({ data: many.map((ids) => ({ ...ran, id: ids.run, sourceEventId: ids.event, createdAt, accountId: account.id })) });
  expect(await names({ search: 'zanzi' })).toEqual(['Zanzibar']);
  expect(await names({ search: 'newer', limit: 2 })).toEqual(['Newer', 'Newer']);
  expect(await db().automation.count({ where: { workflowId: id } })).toBe(2_101);
});

test('the runs of another account’s workflow are not there', async () => {
  const [mine, theirs] = [await listed(), await listed()];
  await theirs.send({ customer: 'Secret' });
  await expect(perform(listOwnRuns, { wkf_id: theirs.id, search: 'secret' }, mine.caller)).rejects.toMatchObject({ status: 404 } satisfies Partial<AppError>);
});

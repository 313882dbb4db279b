import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { switchForm } from '@/lib/domain/workflows/forms/change-form';
import { forgetTakenTokens } from '@/lib/engines/limits/store';
import { runOf } from '@/lib/testing/automations';
import { formAsking, offerAnswers, openForm, postsOf, visitor } from '@/lib/testing/forms';

afterEach(() => setClock(null));

test('what is sent is a post to the source like any other: an event of the kind FORM, and a run of it', async () => {
  const { id, formKey } = await openForm();
  const { status, location } = await visitor(formKey).fillIn(offerAnswers);
  expect([status, location]).toEqual([303, `/forms/${formKey}/thanks`]);
  const [event] = await postsOf(id);
  expect(event).toMatchObject({ status: 'queued', cameBy: 'form' });
  expect(event?.data).toEqual({ 'Customer Name': 'Anna Berg', Items: [{ name: 'Chair', price: 1040.5 }], Campaign: 'autumn' });
  expect((await runOf(event?.automationId ?? '')).sourceEventId).toBe(event?.id);
});

test('the second of a kind is told as FORM too, though nobody looks at it closely', async () => {
  const { id, formKey } = await openForm();
  for (const _ of [1, 2, 3]) await visitor(formKey).fillIn(offerAnswers);
  expect((await postsOf(id)).map(({ cameBy, status }) => [cameBy, status])).toEqual([1, 2, 3].map(() => ['form', 'queued']));
});

test('sent twice from one page it is one event, also at the same time', async () => {
  const { id, formKey } = await openForm();
  const guest = visitor(formKey);
  const { token } = await guest.fillIn(offerAnswers);
  const answers = await Promise.all([1, 2, 3].map(() => guest.send({ token, ...offerAnswers })));
  expect(answers.map(({ location }) => location)).toEqual([1, 2, 3].map(() => `/forms/${formKey}/thanks`));
  expect(await postsOf(id)).toHaveLength(1);
});

test('other answers from a page that was sent before are not sent in silence: they are shown again, and go with the next press', async () => {
  const { id, formKey } = await openForm();
  const guest = visitor(formKey);
  const { token } = await guest.fillIn(offerAnswers);
  const other = { ...offerAnswers, 'field.name': 'Ben Clark' };
  const again = new URLSearchParams((await guest.send({ token, ...other })).location.split('?')[1]?.split('#')[0]).get('again') ?? '';
  const page = (await guest.open({ again })).open;
  expect([page?.refusal, page?.typed.name, (await postsOf(id)).length]).toEqual(['sent_before', 'Ben Clark', 1]);
  await guest.send({ token: page?.token ?? '', ...other });
  expect((await postsOf(id)).map(({ data }) => data['Customer Name'])).toEqual(['Anna Berg', 'Ben Clark']);
});

test('an answer that cannot be taken is told at its input, what was typed is kept, and nothing is sent', async () => {
  const { id, formKey } = await openForm();
  const { page, location } = await visitor(formKey).fillIn({ 'field.items.0.thing': 'Chair', 'field.items.0.price': 'ten' });
  expect(location).toMatch(/#problems$/);
  expect(page?.problems).toEqual([
    { input: 'name', problem: 'required' },
    { input: 'items.0.price', problem: 'number' },
  ]);
  expect(page?.typed).toEqual({ 'items.0.thing': 'Chair', 'items.0.price': 'ten' });
  expect(await postsOf(id)).toEqual([]);
});

test('of what was typed only what the form asks for is kept, and of one block of addresses three hundred tries an hour', async () => {
  const { formKey, id } = await openForm();
  const guest = visitor(formKey, { 'x-client-address': '198.51.100.77' });
  const { page, token } = await guest.fillIn({ 'field.items.0.thing': 'Chair', 'field.other': 'x', 'field.from': 'y' });
  expect(page?.typed).toEqual({ 'items.0.thing': 'Chair' });
  forgetTakenTokens();
  await db().rateBucket.updateMany({ where: { key: `form-tries:${sha256(`${id} 198.51.100.0/24`)}` }, data: { tokens: 0 } });
  expect((await guest.send({ token, 'field.name': '' })).location).toBe(`/forms/${formKey}?problem=rate_limited`);
  expect((await guest.send({ token, ...offerAnswers })).location).toBe(`/forms/${formKey}/thanks`);
});

test('one more row is asked for without a script, and leads to it', async () => {
  const { formKey } = await openForm();
  const { location, page } = await visitor(formKey).fillIn({ ...offerAnswers, more: 'items' }, 0);
  expect(location).toMatch(/#row\.items\.1$/);
  expect([page?.fields[1]?.rows, page?.typed['items.0.thing'], page?.refusal]).toEqual([[0, 1], 'Chair', null]);
});

test.each([
  ['faster than people write', 500, {}, 'too_fast'],
  ['from a page that is a day old', 25 * 3_600_000, {}, 'too_old'],
  ['with the input that nobody sees filled in', 5_000, { website: 'https://spam.example' }, 'honeypot'],
])('%s it is refused in words, and goes with the next press', async (_how, waitMs, more, refusal) => {
  const { id, formKey } = await openForm();
  const guest = visitor(formKey);
  const { page } = await guest.fillIn({ ...offerAnswers, ...more }, waitMs);
  expect([page?.refusal, page?.typed.name, (await postsOf(id)).length]).toEqual([refusal, 'Anna Berg', 0]);
  const second = await new Promise<string>((resolve) => {
    setClock(() => new Date(Date.now() + waitMs + 10_000));
    resolve(page?.token ?? '');
  });
  expect((await guest.send({ token: second, ...offerAnswers })).location).toBe(`/forms/${formKey}/thanks`);
});

test('a post without our token, with a made-up one, or with that of another form is refused, and kept nowhere', async () => {
  const { id, formKey } = await openForm();
  const other = await visitor((await openForm()).formKey).open();
  const own = (await visitor(formKey).open()).open?.token ?? '';
  const kept = await db().idempotentAnswer.count();
  for (const token of ['', 'x', other.open?.token ?? '', `${own.slice(0, -2)}AA`])
    expect((await visitor(formKey).send({ token, ...offerAnswers })).location).toBe(`/forms/${formKey}?problem=token`);
  expect([await postsOf(id), await db().idempotentAnswer.count()]).toEqual([[], kept]);
});

test('a hostile form of ten thousand inputs is refused before any of it is read or kept', async () => {
  const { id, formKey } = await openForm();
  const inputs = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field.items.0.x${index}`, 'x']));
  expect((await visitor(formKey).fillIn({ ...offerAnswers, ...inputs })).location).toBe(`/forms/${formKey}?problem=token`);
  expect(await postsOf(id)).toEqual([]);
});

test('of one block of addresses a form takes sixty a minute, and says so to the next', async () => {
  const { formKey } = await openForm();
  const guest = visitor(formKey, { 'x-client-address': '198.51.100.7' });
  const answers = await Promise.all(Array.from({ length: 61 }, () => guest.send({})));
  expect(answers.filter(({ location }) => location.endsWith('problem=rate_limited'))).toHaveLength(1);
  expect((await visitor(formKey, { 'x-client-address': '198.51.100.200' }).send({})).location).toContain('rate_limited');
  expect((await visitor(formKey, { 'x-client-address': '192.0.2.1' }).send({})).location).toContain('problem=token');
});

test('to a workflow that is off or incomplete it is kept as a post is: held, or as a sample', async () => {
  const { id, formKey } = await openForm(formAsking([{ id: 'name', name: 'Customer Name' }]));
  await db().workflow.update({ where: { id }, data: { autoCreate: false } });
  await visitor(formKey).fillIn({ 'field.name': 'Anna' });
  // Nothing has ever brought the items that its template wants.
  await db().source.update({ where: { workflowId: id }, data: { declaredFields: [], seenFields: [], lastFields: [] } });
  await db().workflow.update({ where: { id }, data: { status: 'INCOMPLETE' } });
  await visitor(formKey).fillIn({ 'field.name': 'Ben' });
  expect((await postsOf(id)).map(({ status }) => status)).toEqual(['held', 'sample']);
});

test('a form that was switched off while somebody wrote takes nothing', async () => {
  const { id, formKey } = await openForm();
  const guest = visitor(formKey);
  const token = (await guest.open()).open?.token ?? '';
  await switchForm(id, false);
  expect((await guest.send({ token, ...offerAnswers })).location).toBe(`/forms/${formKey}`);
  expect([(await guest.open()).open, await postsOf(id)]).toEqual([null, []]);
});

test('a field that nobody is shown cannot be sent by hand', async () => {
  const { id, formKey } = await openForm(formAsking([{ id: 'from', name: 'Campaign', kind: 'constant', value: 'autumn' }]));
  await visitor(formKey).fillIn({ 'field.from': 'spring' });
  expect((await postsOf(id))[0]?.data).toEqual({ Campaign: 'autumn' });
});

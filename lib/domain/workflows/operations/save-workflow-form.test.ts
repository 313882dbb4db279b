import { expect, test } from 'vitest';
import { GET, POST } from '@/app/dashboard/data/workflows/[wkf_id]/form/route';
import { now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { everythingOf } from '@/lib/domain/accounts/export/everything-of';
import { removeWorkflows } from '@/lib/domain/departures/store';
import { call } from '@/lib/testing/call';
import { liveWorkflow } from '@/lib/testing/editors';
import { formAsking, offerForm, openForm } from '@/lib/testing/forms';

async function formEditor() {
  const { id, editor } = await liveWorkflow();
  const { headers } = editor;
  return {
    id,
    read: async () => (await call(GET, { headers, params: { wkf_id: id } })).json,
    save: (revision: number, settings: unknown) => call(POST, { headers, params: { wkf_id: id }, body: { revision, settings } }),
  };
}

test('a saved form is off, and has an address that stays', async () => {
  const { save, read } = await formEditor();
  const { status, json } = await save(0, offerForm);
  expect([status, json.isSaved, json.isOn, json.revision]).toEqual([200, true, false, 1]);
  expect(json.url).toMatch(/\/forms\/[0-9A-Za-z]{16}$/);
  expect((await save(1, { ...offerForm, title: 'Another' })).json.url).toBe(json.url);
  expect(await read()).toMatchObject({ revision: 2, settings: { title: 'Another', fields: offerForm.fields } });
});

test('a stale save is refused with 409, and what the other saved stays', async () => {
  const { save, read } = await formEditor();
  await save(0, offerForm);
  await save(1, { ...offerForm, title: 'Mine' });
  const { status, json } = await save(1, { ...offerForm, title: 'Theirs' });
  expect([status, json.error, (await read()).settings.title]).toEqual([409, 'conflict', 'Mine']);
});

test('of two that save a first form at once, one is told', async () => {
  const { save } = await formEditor();
  const answers = await Promise.all([save(0, offerForm), save(0, { ...offerForm, title: 'Other' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  ['without a title', { ...offerForm, title: ' ' }, 'settings.title', 'empty'],
  ['a question without words', formAsking([{ id: 'a', name: 'A', label: '' }]), 'settings.fields[0].label', 'empty'],
  ['a choice without options', formAsking([{ id: 'a', name: 'A', kind: 'choice' }]), 'settings.fields[0].options', 'empty'],
  ['an option twice', formAsking([{ id: 'a', name: 'A', kind: 'choice', options: ['x', 'x'] }]), 'settings.fields[0].options', 'duplicate'],
  ['rows without fields', formAsking([{ id: 'a', name: 'A', kind: 'group' }]), 'settings.fields[0].members', 'empty'],
  [
    'two fields of one name',
    formAsking([
      { id: 'a', name: 'A' },
      { id: 'b', name: 'a ' },
    ]),
    'settings.fields[1].name',
    'duplicate',
  ],
  [
    'a field within another',
    formAsking([
      { id: 'a', name: 'A.b' },
      { id: 'b', name: 'A' },
    ]),
    'settings.fields[1].name',
    'duplicate',
  ],
  ['a language that we do not have', { ...offerForm, language: 'xx' }, 'settings.language', 'invalid_value'],
])('%s is refused at its place, and nothing is kept', async (_what, settings, path, code) => {
  const { save, id } = await formEditor();
  const { status, json } = await save(0, settings);
  expect([status, json.details[0]?.path, json.details[0]?.code]).toEqual([400, path, code]);
  expect(await db().workflowForm.count({ where: { workflowId: id } })).toBe(0);
});

test('the form of an archived workflow is no longer changed', async () => {
  const { save, id } = await formEditor();
  await db().workflow.update({ where: { id }, data: { archivedAt: now() } });
  expect((await save(0, offerForm)).json.details[0]?.code).toBe('archived');
});

test('the form stands in the export of its account without what opens it, and goes with its workflow', async () => {
  const { id, formKey, account } = await openForm();
  let exported = '';
  for await (const part of everythingOf(account.ownerId)) exported += part;
  expect(JSON.parse(exported).workflows[0].form).toMatchObject({ isOn: true, settings: offerForm });
  const { keyHash, keySealed } = await db().workflowForm.findUniqueOrThrow({ where: { workflowId: id } });
  for (const secret of [formKey, keyHash, keySealed]) expect(exported).not.toContain(secret);
  await removeWorkflows(account.id);
  expect(await db().workflowForm.count({ where: { workflowId: id } })).toBe(0);
});

test('what is always sent is kept as templates compute with it, and refused where it is empty or not of its kind', async () => {
  const { id, save } = await formEditor();
  await db().source.update({ where: { workflowId: id }, data: { fieldKinds: { Fee: 'number' } } });
  const constants = (fee: string, until: string, company: string) =>
    formAsking([
      { id: 'a', name: 'Fee', kind: 'constant', value: fee },
      { id: 'b', name: 'Valid until', kind: 'constant', value: until },
      { id: 'c', name: 'Company', kind: 'constant', value: company },
    ]);
  const { status, json } = await save(0, constants('much', 'Monday', ''));
  expect(status).toBe(400);
  expect(json.details.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
    ['settings.fields[0].value', 'number'],
    ['settings.fields[1].value', 'date'],
    ['settings.fields[2].value', 'empty'],
  ]);
  expect(await db().workflowForm.count({ where: { workflowId: id } })).toBe(0);
  const kept = await save(0, constants('4,800.50', '2026-12-31', 'Harbour Light'));
  expect(kept.json.settings.fields.map(({ value }: { value: string }) => value)).toEqual(['4800.5', '2026-12-31', 'Harbour Light']);
});

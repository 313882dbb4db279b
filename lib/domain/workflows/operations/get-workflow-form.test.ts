import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/workflows/[wkf_id]/form/route';
import { db } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';
import type { FormField } from '@/lib/domain/workflows/forms/rules';
import { templateWords } from '@/lib/domain/workflows/gallery/words-of';
import { makeAccount } from '@/lib/testing/account';
import { post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { editorOf, liveWorkflow } from '@/lib/testing/editors';
import { makeTemplate } from '@/lib/testing/workflows';

const read = async (headers: Record<string, string>, wkf_id: string) => (await call(GET, { headers, params: { wkf_id } })).json;

test('before it is saved it is proposed from the fields that data had, groups as rows, with their kinds', async () => {
  const { id, editor, secret } = await liveWorkflow();
  await db().source.update({ where: { workflowId: id }, data: { declaredFields: Prisma.DbNull } });
  await post(secret, { 'Customer Name': 'Anna', Email: 'a@b.example', isNew: true, Items: [{ name: 'Chair', price: 40 }] });
  const { isSaved, url, settings } = await read(editor.headers, id);
  expect([isSaved, url, settings.title]).toEqual([false, null, 'Offers']);
  expect(settings.fields.map(({ name, label, kind }: Record<string, string>) => [name, label, kind])).toEqual([
    ['Customer Name', 'Customer Name', 'short'],
    ['Email', 'Email', 'email'],
    ['isNew', 'Is new', 'yes-no'],
    ['Items', 'Items', 'group'],
  ]);
  expect(settings.fields[3].members.map(({ name, kind }: Record<string, string>) => [name, kind])).toEqual([
    ['name', 'short'],
    ['price', 'number'],
  ]);
});

test('where nothing came and nothing was declared, the tags of the templates say what to ask for', async () => {
  const { id, editor } = await liveWorkflow();
  await db().source.update({ where: { workflowId: id }, data: { declaredFields: Prisma.DbNull } });
  const { settings } = await read(editor.headers, id);
  expect(settings.fields.map(({ name, kind }: Record<string, string>) => [name, kind])).toEqual([
    ['Customer Name', 'short'],
    ['Items', 'group'],
  ]);
});

test('without whom a run fails, its signer, must be filled in, and nothing else', async () => {
  const { id, editor } = await liveWorkflow();
  await db().source.update({ where: { workflowId: id }, data: { declaredFields: ['Customer', 'Signer name', 'Signer email'] } });
  const signature = { signerName: '{{Signer name}}', signerEmail: '{{signer email}}', message: '{{Customer}}', language: '', title: '', delivery: 'email' };
  await db().workflowDocument.updateMany({ where: { workflowId: id }, data: { signature } });
  const { settings } = await read(editor.headers, id);
  expect(settings.fields.map(({ name, isRequired }: Record<string, unknown>) => [name, isRequired])).toEqual([
    ['Customer', false],
    ['Signer name', true],
    ['Signer email', true],
  ]);
  const thanks = 'Thank you. Your answers have arrived.';
  expect(settings.thanks).toBe(`${thanks} You will get an email with the document to sign.`);
  await db().workflowDocument.updateMany({ where: { workflowId: id }, data: { signature: { ...signature, delivery: 'link' } } });
  expect((await read(editor.headers, id)).settings.thanks).toBe(thanks);
});

test('a row must be filled in where a formula needs one, and what the formula takes of it', async () => {
  const { id, editor, account, fileId } = await liveWorkflow();
  const lines = await makeTemplate(account.id, { paragraphs: ['{{Items.name}} {{=Items.count * Items.price}} {{=SUM(Others.price)}}'] });
  await db().workflowDocument.updateMany({ where: { fileId }, data: { fileId: lines } });
  await db().source.update({ where: { workflowId: id }, data: { declaredFields: ['Items.name', 'Items.count', 'Items.price', 'Others.price'] } });
  const { settings } = await read(editor.headers, id);
  const asked = settings.fields.map(({ name, isRequired, members }: Record<string, never[]>) => [
    ...[name, isRequired],
    (members ?? []).map((member: Record<string, unknown>) => [member.name, member.isRequired]),
  ]);
  const row = [
    ['name', false],
    ['count', true],
    ['price', true],
  ];
  expect(asked).toEqual([
    ['Items', true, row],
    ['Others', false, [['price', false]]],
  ]);
});

test('what the owner of an agreement knows is theirs to set, with its example, and only the rest is asked for', async () => {
  const { account } = await makeAccount();
  const editor = await editorOf(account.ownerId);
  const { json } = await editor.start({ name: 'Verträge', language: 'de', template: 'contract' });
  const { settings, examples } = await read(editor.headers, json.id);
  const namesOf = (isSet: boolean) =>
    settings.fields.filter(({ kind }: { kind: string }) => (kind === 'constant') === isSet).map(({ name }: { name: string }) => name);
  const { fields, samples } = templateWords('de');
  const { company, companyAddress, companyEmail, representative, service, fee, paymentDays, noticeDays, law } = fields;
  expect(namesOf(true)).toEqual([company, companyAddress, companyEmail, representative, service, fee, paymentDays, noticeDays, law]);
  const { customer, customerAddress, signerName, signerEmail, date, startDate } = fields;
  expect(namesOf(false)).toEqual([customer, customerAddress, signerName, signerEmail, date, startDate]);
  const asked = settings.fields.filter(({ kind }: { kind: string }) => kind !== 'constant');
  expect(asked.every(({ isRequired }: { isRequired: boolean }) => isRequired)).toBe(true);
  expect(examples[company]).toBe(samples.company);
  // Nobody's name, price or law is proposed; what is usual is.
  expect(settings.fields.filter(({ value }: { value: string }) => value !== '').map(({ name }: { name: string }) => name)).toEqual([paymentDays, noticeDays]);
});

test.each([
  ['contract', 'en'],
  ['invoice', 'de'],
  ['certificate', 'ja'],
] as const)('of the template %s in %s nothing that its document cannot do without is called optional', async (template, language) => {
  const { account } = await makeAccount();
  const editor = await editorOf(account.ownerId);
  const { json } = await editor.start({ name: 'Documents', language, template });
  const { settings } = await read(editor.headers, json.id);
  const asked = settings.fields.filter(({ kind }: { kind: string }) => kind !== 'constant');
  const optional = asked.flatMap(({ name, isRequired, members }: FormField) => [
    ...(isRequired ? [] : [name]),
    ...members.filter((member) => !member.isRequired).map((member) => member.name),
  ]);
  expect([asked.length > 0, optional]).toEqual([true, []]);
});

import { expect, test } from 'vitest';
import { saveForm, switchForm } from '@/lib/domain/workflows/forms/change-form';
import { makeAccount } from '@/lib/testing/account';
import { adding, editorOf, liveWorkflow } from '@/lib/testing/editors';
import { keyOfForm, offerForm } from '@/lib/testing/forms';
import { makeTemplate, makeWorkflow } from '@/lib/testing/workflows';

test('what is missing is said of the draft, its new templates among it, not of what is live', async () => {
  const { id, documentId, editor, account } = await liveWorkflow();
  const more = adding(await makeTemplate(account.id, { paragraphs: ['{{Custmer Name}}'], name: 'Letter.docx' }));
  await editor.edit(id, 0, more, { kind: 'document', documentId, set: { outputName: '{{Nothing}}' } });
  const { status, json } = await editor.read(id);
  expect([status, json.status]).toEqual([200, 'COMPLETE']);
  expect(json.missing).toMatchObject([
    { code: 'unknown_field', documentId, name: 'Nothing' },
    { code: 'unknown_field', documentId: more.document.id, name: 'Custmer Name', suggestion: 'Customer Name' },
  ]);
  expect(json.templates).toMatchObject([{ name: 'Offer.docx' }, { name: 'Letter.docx', tags: ['Custmer Name'], version: 1 }]);
});

test('what is no tag is told apart from the tags, as the template has it', async () => {
  const { id, editor, account } = await liveWorkflow();
  const paragraphs = ['{{Customer Name}} {{Customer Name | uper}}', '{{#if}}', 'Dear {{Customer Name'];
  await editor.edit(id, 0, adding(await makeTemplate(account.id, { paragraphs, name: 'Letter.docx' })));
  expect((await editor.read(id)).json.templates).toMatchObject([
    { name: 'Offer.docx', misread: [] },
    { name: 'Letter.docx', tags: ['Customer Name'], misread: ['{{Customer Name | uper}}', '{{#if}}', '{{Customer Name'] },
  ]);
});

test('the form that we host is told of, whether on or off, and not before it was saved', async () => {
  const { id, editor } = await liveWorkflow();
  expect((await editor.read(id)).json.form).toBeNull();
  await saveForm(id, 0, offerForm);
  expect((await editor.read(id)).json.form).toMatchObject({ isOn: false, url: expect.stringContaining('/forms/') });
  await switchForm(id, true);
  const { form } = (await editor.read(id)).json;
  expect(form).toMatchObject({ isOn: true, url: expect.stringMatching(`/forms/${await keyOfForm(id)}$`) });
});

test('before anything came, what the form that is on will bring stands among the fields, without a value', async () => {
  const { account, key } = await makeAccount();
  const editor = await editorOf(account.ownerId);
  const { id } = (await makeWorkflow({ key, accountId: account.id, body: { source: {} } })).workflow;
  await saveForm(id, 0, offerForm);
  expect((await editor.read(id)).json.source.fields).toEqual([]);
  await switchForm(id, true);
  const { fields } = (await editor.read(id)).json.source;
  expect(fields).toContainEqual({ name: 'Customer Name', kind: null, isDeclared: false, isSeen: false });
});

test('404 for an id that nobody has, and for a workflow of others', async () => {
  const { id } = await liveWorkflow();
  const stranger = await editorOf((await makeAccount()).account.ownerId);
  expect([(await stranger.read(id)).status, (await stranger.read(`wkf_${'a'.repeat(20)}`)).status, (await stranger.read('wkf_x')).status]).toEqual([
    404, 404, 404,
  ]);
});

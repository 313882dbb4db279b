import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { flattenPayload } from '@/lib/engines/office/language/flatten-payload';
import { makeAccount } from '@/lib/testing/account';
import { editorOf } from '@/lib/testing/editors';
import { keepSample } from '@/lib/testing/previews';
import { makeTeam } from '@/lib/testing/teams';
import { makeTemplate } from '@/lib/testing/workflows';
import { templateWords } from '../gallery/words-of';
import { findPreviewed } from '../preview/store';

test('what is begun in the editor is off, belongs to whom one acts for, and has a source of its own', async () => {
  const team = await makeTeam();
  const editor = await editorOf(team.people.editor.id, team.id);
  const { status, json } = await editor.start({ name: 'Ours', language: 'de', timeZone: 'Europe/Berlin' });
  expect(status).toBe(200);
  expect(await db().workflow.findUniqueOrThrow({ where: { id: json.id }, include: { source: true } })).toMatchObject({
    ...{ accountId: team.id, teamId: team.id, ownerId: team.people.editor.id, autoCreate: false, createdByApi: false, isTest: false },
    ...{ name: 'Ours', language: 'de', timeZone: 'Europe/Berlin', status: 'INCOMPLETE', version: 1, source: { declaredFields: null } },
  });
});

test('with a template it has a document at once, named after it', async () => {
  const { account } = await makeAccount();
  const editor = await editorOf(account.ownerId);
  const { json } = await editor.start({ name: 'Offers', file_id: await makeTemplate(account.id, { name: 'Our offer.docx' }) });
  expect((await editor.read(json.id)).json.live.documents).toMatchObject([{ outputName: 'Our offer', createPdfCopy: true }]);
});

test('what a viewer, or a template of others, would begin is not begun', async () => {
  const team = await makeTeam();
  const before = await db().workflow.count();
  const foreign = await makeTemplate((await makeAccount()).account.id);
  expect((await (await editorOf(team.people.viewer.id, team.id)).start({ name: 'Ours' })).status).toBe(403);
  expect((await (await editorOf(team.people.editor.id, team.id)).start({ name: 'Ours', file_id: foreign })).status).toBe(403);
  expect(await db().workflow.count()).toBe(before);
});

test('from the gallery it lacks nothing: the document is set up, its fields are declared, and its sample stands as the example, which is no post', async () => {
  const { account } = await makeAccount();
  const editor = await editorOf(account.ownerId);
  const { json } = await editor.start({ name: 'Verträge', language: 'de', template: 'contract' });
  const { json: view } = await editor.read(json.id);
  expect(view).toMatchObject({ status: 'COMPLETE', isOn: false, missing: [], problems: [], changes: [], source: { lastPost: null } });
  const [document] = view.live.documents;
  const { example } = view;
  const tagOf = (value: string) => `{{${Object.keys(example).find((name) => example[name] === value)}}}`;
  const { signerName, signerEmail } = templateWords('de').samples;
  expect(document).toMatchObject({ createPdfCopy: true, signature: { signerName: tagOf(signerName), signerEmail: tagOf(signerEmail), delivery: 'email' } });
  expect(view.source.fields.map(({ name }: { name: string }) => name)).toEqual(flattenPayload(example).fields);
  expect(await db().file.findUniqueOrThrow({ where: { id: document.fileId } })).toMatchObject({ accountId: account.id, isTest: false });
  expect(await db().sourceEvent.count({ where: { workflowId: json.id } })).toBe(0);
  expect(await db().automation.count({ where: { workflowId: json.id } })).toBe(0);
});

test('its public preview shows the sample where values may be shown, until a post stands as the example', async () => {
  const { account } = await makeAccount();
  const { json } = await (await editorOf(account.ownerId)).start({ name: 'Invoices', template: 'invoice' });
  const document = await db().workflowDocument.update({ where: { id: (await onlyDocument(json.id)).id }, data: { previewShowsSample: true } });
  expect((await findPreviewed(document.id))?.sample?.payload).toContain(templateWords('en').samples.invoiceNumber);
  const source = await db().source.findUniqueOrThrow({ where: { workflowId: json.id } });
  await keepSample({ id: json.id, source }, account.id, { Company: 'Real' });
  expect((await findPreviewed(document.id))?.sample?.payload).toBe('{"Company":"Real"}');
});

const onlyDocument = (workflowId: string) => db().workflowDocument.findFirstOrThrow({ where: { workflowId } });

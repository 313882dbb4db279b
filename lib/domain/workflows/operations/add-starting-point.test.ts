import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { adding, editorOf, liveWorkflow } from '@/lib/testing/editors';
import { makeTeam } from '@/lib/testing/teams';
import { templateWords } from '../gallery/words-of';

const { fields } = templateWords('en');

/** Takes a template and adds the document of it, as the editor does. */
async function added(editor: Awaited<ReturnType<typeof editorOf>>, id: string, template: string) {
  const { json: taken } = await editor.addPoint(id, template);
  const { json: view } = await editor.read(id);
  const { document } = adding(taken.file.id);
  const { outputName, signature } = taken;
  return editor.edit(id, view.revision, { kind: 'add', document: { ...document, outputName, signature }, before: null });
}

test('a second template brings its fields and values beside those of the first, and nothing is missing', async () => {
  const { account } = await makeAccount();
  const editor = await editorOf(account.ownerId);
  const { id } = (await editor.start({ name: 'Deals', template: 'invoice' })).json;
  const { status, json: view } = await added(editor, id, 'nda');
  expect(status).toBe(200);
  expect(view).toMatchObject({ status: 'COMPLETE', missing: [], source: { lastPost: null } });
  expect(view.draft.documents).toHaveLength(2);
  expect(Object.keys(view.example)).toEqual(expect.arrayContaining([fields.invoiceNumber, fields.purpose]));
  expect(new Set(view.source.fields.map(({ name }: { name: string }) => name)).size).toBe(view.source.fields.length);
});

test('where posts came or fields were declared, those stay as they are, and what a template lacks is told', async () => {
  const { editor, id } = await liveWorkflow();
  const before = await db().source.findUniqueOrThrow({ where: { workflowId: id } });
  const { json: view } = await added(editor, id, 'certificate');
  expect(await db().source.findUniqueOrThrow({ where: { workflowId: id } })).toEqual(before);
  expect(view.missing.map(({ name }: { name: string }) => name)).toContain(fields.participant);
});

test('a blank one declares nothing', async () => {
  const { account } = await makeAccount();
  const editor = await editorOf(account.ownerId);
  const { id } = (await editor.start({ name: 'Letters' })).json;
  for (const blank of ['blankDocument', 'blankSlides']) expect((await added(editor, id, blank)).status).toBe(200);
  expect(await db().source.findUniqueOrThrow({ where: { workflowId: id } })).toMatchObject({ declaredFields: null, example: null });
});

test('a viewer takes none, nor does anybody one that the gallery has not', async () => {
  const team = await makeTeam();
  const editor = await editorOf(team.people.editor.id, team.id);
  const { id } = (await editor.start({ name: 'Ours' })).json;
  const before = await db().file.count({ where: { accountId: team.id } });
  expect((await (await editorOf(team.people.viewer.id, team.id)).addPoint(id, 'invoice')).status).toBe(403);
  expect((await editor.addPoint(id, 'novel')).status).toBe(400);
  expect(await db().file.count({ where: { accountId: team.id } })).toBe(before);
});

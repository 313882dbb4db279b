import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { editorOf } from '@/lib/testing/editors';
import { makeTeam } from '@/lib/testing/teams';
import { makeTemplate } from '@/lib/testing/workflows';

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

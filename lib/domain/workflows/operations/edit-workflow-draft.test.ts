import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { adding, editorOf, liveWorkflow } from '@/lib/testing/editors';
import { makeTeam } from '@/lib/testing/teams';
import { makeTemplate, makeWorkflow } from '@/lib/testing/workflows';

const versionsOf = (workflowId: string) => db().workflowVersion.count({ where: { workflowId } });

test('edits of a workflow that is on are a draft: what runs stays as it was, in rows and in versions', async () => {
  const { id, documentId, editor } = await liveWorkflow();
  const { status, json } = await editor.edit(id, 0, { kind: 'document', documentId, set: { outputName: 'Offer {{Customer Name}}' } });
  expect([status, json.revision, json.version]).toEqual([200, 1, 1]);
  expect([json.live.documents[0].outputName, json.draft.documents[0].outputName]).toEqual(['Offer', 'Offer {{Customer Name}}']);
  expect(json.changes).toMatchObject([{ place: `${documentId}.outputName`, change: 'set', by: { isMe: true } }]);
  expect((await db().workflowDocument.findUniqueOrThrow({ where: { id: documentId } })).outputName).toBe('Offer');
  expect(await versionsOf(id)).toBe(1);
});

test('a workflow that is off takes what can be published at once, and keeps the rest as a draft until it can', async () => {
  const { account } = await makeAccount();
  const editor = await editorOf(account.ownerId);
  const { id } = (await editor.start({ name: 'New', file_id: await makeTemplate(account.id) })).json;
  const before = (await editor.read(id)).json;
  expect([before.isOn, before.draft.documents.length, before.status]).toEqual([false, 1, 'INCOMPLETE']);
  const documentId = before.draft.documents[0].id;
  const named = (await editor.edit(id, 0, { kind: 'workflow', set: { name: 'Named' } })).json;
  expect([named.live.name, named.changes]).toEqual(['Named', []]);
  const half = (await editor.edit(id, named.revision, { kind: 'document', documentId, set: { enablePdfPassword: true } })).json;
  expect([half.live.documents[0].enablePdfPassword, half.problems[0]?.code]).toEqual([false, 'pdf_password_missing']);
  const whole = (await editor.edit(id, half.revision, { kind: 'document', documentId, set: { pdfPassword: '{{Customer Name}}' } })).json;
  expect([whole.live.documents[0].enablePdfPassword, whole.problems, whole.changes]).toEqual([true, [], []]);
});

test('two people in one workflow: what touches other places joins, what touches the same is refused whole and names who was there', async () => {
  const team = await makeTeam();
  const owner = await editorOf(team.people.owner.id, team.id);
  const other = await editorOf(team.people.editor.id, team.id);
  const { id } = (await owner.start({ name: 'Ours', file_id: await makeTemplate(team.id) })).json;
  await db().workflow.update({ where: { id }, data: { autoCreate: true } });
  const documentId = (await owner.read(id)).json.draft.documents[0].id;
  await owner.edit(id, 0, { kind: 'document', documentId, set: { outputName: 'Mine' } });
  const joined = await other.edit(id, 0, { kind: 'workflow', set: { name: 'Yours' } });
  expect([joined.status, joined.json.draft.name, joined.json.draft.documents[0].outputName]).toEqual([200, 'Yours', 'Mine']);
  const refused = await other.edit(id, 0, { kind: 'workflow', set: { color: '#000000' } }, { kind: 'document', documentId, set: { outputName: 'Theirs' } });
  expect([refused.status, refused.json.error]).toEqual([409, 'conflict']);
  const { name } = await db().person.findUniqueOrThrow({ where: { id: team.people.owner.id } });
  expect(refused.json.details).toEqual([{ path: `${documentId}.outputName`, code: 'conflict', message: name ?? team.people.owner.email }]);
  const after = (await other.read(id)).json;
  expect([after.draft.color, after.draft.documents[0].outputName, after.revision]).toEqual(['#3b5bdb', 'Mine', 2]);
});

test('of twenty that edit at once, each elsewhere, nobody’s work is lost', async () => {
  const { id, documentId, editor } = await liveWorkflow();
  const sets = [{ outputName: 'A' }, { removeOutput: true }, { preventCopy: true }, { createPdfCopy: true }] as const;
  const answers = await Promise.all([
    ...sets.map((set) => editor.edit(id, 0, { kind: 'document', documentId, set })),
    ...[{ name: 'B' }, { color: '#000000' }, { icon: 'star' }, { language: 'de' }, { timeZone: 'Europe/Berlin' }].map((set) =>
      editor.edit(id, 0, { kind: 'workflow', set }),
    ),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { draft, revision } = (await editor.read(id)).json;
  expect(draft).toMatchObject({ name: 'B', color: '#000000', icon: 'star', language: 'de', timeZone: 'Europe/Berlin' });
  expect(draft.documents[0]).toMatchObject({ outputName: 'A', removeOutput: true, preventCopy: true });
  expect(revision).toBe(answers.length);
});

test('who types on leaves one edit, not one for each pause', async () => {
  const { id, documentId, editor } = await liveWorkflow();
  for (const [after, outputName] of ['A', 'Ab', 'Abc'].entries()) await editor.edit(id, after, { kind: 'document', documentId, set: { outputName } });
  expect(await db().workflowEdit.count({ where: { workflowId: id } })).toBe(1);
  expect((await editor.read(id)).json).toMatchObject({ revision: 3, draft: { documents: [{ outputName: 'Abc' }] } });
});

test('a password lies sealed in the edit, and comes back as it was typed', async () => {
  const { id, documentId, editor } = await liveWorkflow();
  const { json } = await editor.edit(id, 0, { kind: 'document', documentId, set: { pdfPassword: 'open sesame', enablePdfPassword: true } });
  expect(json.draft.documents[0].pdfPassword).toBe('open sesame');
  const { command } = await db().workflowEdit.findFirstOrThrow({ where: { workflowId: id } });
  expect(JSON.stringify(command)).not.toContain('sesame');
});

test('a template of others, an id that another workflow has, and a document too many come in by no edit', async () => {
  const { id, editor, account, key } = await liveWorkflow();
  const foreign = await makeTemplate((await makeAccount()).account.id);
  const own = await makeTemplate(account.id);
  const elsewhere = await makeWorkflow({ key, accountId: account.id });
  expect((await editor.edit(id, 0, adding(foreign))).status).toBe(403);
  expect((await editor.edit(id, 0, adding('file_unknown'))).json.details[0]).toMatchObject({ path: 'commands[0].document.fileId', code: 'unknown_file' });
  expect((await editor.edit(id, 0, adding(own, elsewhere.documentId))).json.details[0].code).toBe('taken');
  expect((await editor.edit(id, 0, ...Array.from({ length: 20 }, () => adding(own)))).json.details[0].code).toBe('too_many_documents');
  expect((await editor.read(id)).json.revision).toBe(0);
});

test('texts are held to what the API takes, and a viewer and outsiders edit nothing', async () => {
  const team = await makeTeam();
  const owner = await editorOf(team.people.owner.id, team.id);
  const { id } = (await owner.start({ name: 'Ours' })).json;
  const name = { kind: 'workflow', set: { name: 'Taken' } } as const;
  expect((await owner.edit(id, 0, { kind: 'workflow', set: { timeZone: 'Mars/Olympus' } })).json.details[0].path).toBe('commands[0].set.timeZone');
  expect((await (await editorOf(team.people.viewer.id, team.id)).edit(id, 0, name)).status).toBe(403);
  expect((await (await editorOf(team.people.viewer.id, team.id)).read(id)).json).toMatchObject({ mayEdit: false, draft: { name: 'Ours' } });
  for (const who of ['former', 'outsider'] as const) expect((await (await editorOf(team.people[who].id, team.id)).edit(id, 0, name)).status).toBe(404);
  expect((await owner.read(id)).json.draft.name).toBe('Ours');
});

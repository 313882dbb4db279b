import { expect, test } from 'vitest';
import { GET as getDocumentRoute } from '@/app/workflows/[wkf_id]/documents/[doc_id]/route';
import { db } from '@/lib/core/db';
import { startAutomation } from '@/lib/domain/automations/operations/start-automation';
import { serve } from '@/lib/surfaces/http/serve';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { adding, editorOf, liveWorkflow } from '@/lib/testing/editors';
import { signedInCaller } from '@/lib/testing/session';
import { makeTeam } from '@/lib/testing/teams';
import { makeTemplate, makeWorkflow } from '@/lib/testing/workflows';
import { maxDocuments } from '../rules';
import { setAutoCreate } from './set-auto-create';

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
  const sets = [{ outputName: 'A' }, { removeOutput: true }, { preventCopy: true }, { createPdfCopy: false }] as const;
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

test('a save that comes twice, as its answer was lost, is one edit and no conflict; neither is what two did alike', async () => {
  const { id, editor, documentId } = await liveWorkflow();
  const commands = [
    { kind: 'workflow' as const, set: { name: 'Named' } },
    { kind: 'document' as const, documentId, set: { createPdfCopy: false } },
  ];
  const first = await editor.edit(id, 0, ...commands);
  const again = await editor.edit(id, 0, ...commands);
  expect([first.status, again.status, again.json.revision, again.json.draft.name]).toEqual([200, 200, first.json.revision, 'Named']);
  expect(await db().workflowEdit.count({ where: { workflowId: id } })).toBe(2);
  expect((await editor.edit(id, 0, { kind: 'workflow', set: { name: 'Other' } })).status).toBe(409);
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
  expect((await editor.edit(id, 0, ...Array.from({ length: maxDocuments }, () => adding(own)))).json.details[0].code).toBe('too_many_documents');
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

test('while a workflow is off who sets it up makes one version and one edit, and the API sees each change at once', async () => {
  const { account, key } = await makeAccount();
  const editor = await editorOf(account.ownerId);
  const { id } = (await editor.start({ name: 'New', file_id: await makeTemplate(account.id) })).json;
  const documentId = (await editor.read(id)).json.draft.documents[0].id;
  for (const [after, outputName] of ['A', 'Ab', 'Abc'].entries()) {
    await editor.edit(id, after, { kind: 'document', documentId, set: { outputName } });
    expect((await call(getDocumentRoute, { key, params: { wkf_id: id, doc_id: documentId } })).json.outputName).toBe(outputName);
  }
  expect([await versionsOf(id), await db().workflowEdit.count({ where: { workflowId: id } })]).toEqual([1, 1]);
  const version = await db().workflowVersion.findFirstOrThrow({ where: { workflowId: id } });
  expect(version.definition).toMatchObject({ documents: [{ outputName: 'Abc' }] });
});

test('a version that a run names, or that was on, is never changed: the next edit makes another', async () => {
  const { account, key } = await makeAccount();
  const editor = await editorOf(account.ownerId);
  const { id } = (await editor.start({ name: 'New', file_id: await makeTemplate(account.id, { paragraphs: ['Without a tag'] }) })).json;
  const caller = await signedInCaller(account.ownerId);
  const name = async (text: string) => editor.edit(id, (await editor.read(id)).json.revision, { kind: 'workflow', set: { name: text } });
  const namesOf = async () =>
    (await db().workflowVersion.findMany({ where: { workflowId: id }, orderBy: { number: 'asc' } })).map(
      ({ definition }) => (definition as { name: string }).name,
    );
  await name('First');
  const started = await call(serve(startAutomation).POST, { key, body: { data: {} }, params: { wkf_id: id } });
  expect(started.status).toBe(202);
  await name('Second');
  await name('Third');
  expect(await namesOf()).toEqual(['First', 'Third']);
  expect((await db().automation.findUniqueOrThrow({ where: { id: started.json.automationId } })).workflowVersion).toBe(1);
  for (const auto_create of ['on', 'off'] as const) await perform(setAutoCreate, { wkf_id: id, auto_create }, caller);
  await name('Fourth');
  expect(await namesOf()).toEqual(['First', 'Third', 'Fourth']);
});

test('two people at the address and the message of one signature join; two at the message clash', async () => {
  const { id, documentId, editor } = await liveWorkflow();
  const signature = { signerName: 'Anna', signerEmail: 'anna@example.com', message: null, language: null, title: null, delivery: 'email' as const };
  await editor.edit(id, 0, { kind: 'document', documentId, set: { signature } });
  const address = await editor.edit(id, 1, { kind: 'signature', documentId, set: { signerEmail: 'berg@example.com' } });
  const message = await editor.edit(id, 1, { kind: 'signature', documentId, set: { message: 'Please sign.' } });
  expect([address.status, message.status]).toEqual([200, 200]);
  expect(message.json.draft.documents[0].signature).toEqual({ ...signature, signerEmail: 'berg@example.com', message: 'Please sign.' });
  const late = await editor.edit(id, 1, { kind: 'signature', documentId, set: { message: 'Sign, please.' } });
  expect([late.status, late.json.details[0].path]).toEqual([409, `${documentId}.signature.message`]);
  const off = await editor.edit(id, 1, { kind: 'document', documentId, set: { signature: null } });
  expect(off.status).toBe(409);
});

test('the email of the outputs is written bit by bit in a workflow that is off, and taken back; the history says that it is otherwise, and not to whom it goes', async () => {
  const { account } = await makeAccount();
  const editor = await editorOf(account.ownerId);
  const { id } = (await editor.start({ name: 'New', file_id: await makeTemplate(account.id) })).json;
  const email = { to: 'anna@example.com', subject: '', message: '', attach: true, language: 'en' };
  for (const set of [{ email }, { email: { ...email, subject: 'Your offer' } }, { name: 'Named' }, { email: null }]) {
    const { status, json } = await editor.edit(id, (await editor.read(id)).json.revision, { kind: 'workflow', set });
    expect([status, json.draft]).toMatchObject([200, set]);
  }
  const told = JSON.stringify(await db().workflowChange.findMany({ where: { workflowId: id } }));
  expect(told).toContain('"place":"email"');
  expect(told).not.toContain('anna@example.com');
});

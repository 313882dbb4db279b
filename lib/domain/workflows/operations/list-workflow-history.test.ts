import { expect, test } from 'vitest';
import { now, setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { byCommand } from '@/lib/domain/operator/rules';
import { restoreArchived } from '@/lib/domain/operator/workflows/restore-archived';
import { serve } from '@/lib/surfaces/http/serve';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { adding, editorOf, liveWorkflow } from '@/lib/testing/editors';
import { scansOf } from '@/lib/testing/plans-of';
import { signedInCaller } from '@/lib/testing/session';
import { makeTeam } from '@/lib/testing/teams';
import { makeTemplate } from '@/lib/testing/workflows';
import { archiveWorkflow } from './archive-workflow';
import { listWorkflowHistory } from './list-workflow-history';
import { setAutoCreate } from './set-auto-create';
import { updateDocument } from './update-document';

const historyOf = async (wkf_id: string, personId: string, given = {}) => perform(listWorkflowHistory, { wkf_id, ...given }, await signedInCaller(personId));

const kindsOf = ({ items }: Awaited<ReturnType<typeof historyOf>>) => items.map(({ kind }) => kind);

test('one begun with a template of the gallery says so, and with which', async () => {
  const { account } = await makeAccount();
  const { id } = (await (await editorOf(account.ownerId)).start({ name: 'Invoices', template: 'invoice' })).json;
  const [first] = (await historyOf(id, account.ownerId)).items;
  expect(first).toMatchObject({ kind: 'fromGallery', by: { kind: 'me' }, version: 1, changes: [{ change: 'added', name: 'Invoice.docx' }] });
});

test('what was published is told once, each change with who touched it last and what it was', async () => {
  const team = await makeTeam();
  const [owner, other] = [await editorOf(team.people.owner.id, team.id), await editorOf(team.people.editor.id, team.id)];
  const { id } = (await owner.start({ name: 'Ours', file_id: await makeTemplate(team.id) })).json;
  await db().workflow.update({ where: { id }, data: { autoCreate: true } });
  const documentId = (await owner.read(id)).json.draft.documents[0].id;
  await owner.edit(id, 0, { kind: 'workflow', set: { name: 'Named' } });
  const { revision } = (await other.edit(id, 0, { kind: 'document', documentId, set: { pdfPassword: 'open sesame', enablePdfPassword: true } })).json;
  expect(kindsOf(await historyOf(id, team.people.owner.id))).toEqual(['begun']);
  await owner.publish(id, revision);
  const { items } = await historyOf(id, team.people.owner.id);
  const { name, email } = await db().person.findUniqueOrThrow({ where: { id: team.people.editor.id } });
  const by = name ?? email;
  expect(items).toMatchObject([
    {
      ...{ kind: 'published', by: { kind: 'me' }, version: 2 },
      changes: [
        { place: 'name', from: 'Ours', to: 'Named', by: null },
        { place: `${documentId}.enablePdfPassword`, name: 'Offer.docx', from: false, to: true, by },
        { place: `${documentId}.pdfPassword`, from: null, to: null, by },
      ],
    },
    { kind: 'begun', by: { kind: 'me' }, version: 1, changes: [{ change: 'added', documentId, name: 'Offer.docx' }] },
  ]);
  expect(JSON.stringify(await db().workflowChange.findMany({ where: { workflowId: id } }))).not.toContain('sesame');
});

test('what was dropped, switched, archived and restored is told, and a change by a key names the key', async () => {
  const { id, documentId, editor, account, key } = await liveWorkflow();
  const caller = await signedInCaller(account.ownerId);
  await editor.drop(id, (await editor.edit(id, 0, { kind: 'workflow', set: { name: 'Never' } })).json.revision);
  await call(serve(updateDocument).PATCH, { key, method: 'PATCH', params: { wkf_id: id, doc_id: documentId }, body: { outputName: 'By key' } });
  for (const auto_create of ['off', 'off', 'on'] as const) await perform(setAutoCreate, { wkf_id: id, auto_create }, caller);
  await perform(archiveWorkflow, { wkf_id: id }, caller);
  await restoreArchived(byCommand, id);
  const { items } = await historyOf(id, account.ownerId);
  const { name } = await db().apiKey.findFirstOrThrow({ where: { accountId: account.id } });
  expect(items.map(({ kind, by }) => [kind, by.kind])).toEqual([
    ['restored', 'operator'],
    ['archived', 'me'],
    ['on', 'me'],
    ['off', 'me'],
    ['changed', 'key'],
    ['dropped', 'me'],
    ['begun', 'key'],
  ]);
  expect(items[4]).toMatchObject({ by: { name }, version: 2, changes: [{ place: `${documentId}.outputName`, from: 'Offer', to: 'By key' }] });
  expect(items[5]).toMatchObject({ changes: [{ place: 'name', from: 'Offers', to: 'Never' }] });
});

test('who types in a workflow that is off leaves one entry a minute and place, and none where all is as it was', async () => {
  const { account } = await makeAccount();
  const editor = await editorOf(account.ownerId);
  const { id } = (await editor.start({ name: 'New' })).json;
  const type = async (name: string) => editor.edit(id, (await editor.read(id)).json.revision, { kind: 'workflow', set: { name } });
  for (const name of ['N', 'Na', 'Named']) await type(name);
  expect((await historyOf(id, account.ownerId)).items).toMatchObject([
    { changes: [{ place: 'name', from: 'New', to: 'Named' }] },
    { kind: 'begun', changes: [] },
  ]);
  await type('New');
  expect(kindsOf(await historyOf(id, account.ownerId))).toEqual(['begun']);
  await type('Now');
  const later = now().getTime() + 61_000;
  setClock(() => new Date(later));
  await type('Later');
  setClock(null);
  expect((await historyOf(id, account.ownerId)).items.map(({ changes }) => changes[0]?.to)).toEqual(['Later', 'Now', undefined]);
});

test('an edit that is refused, and one that changes nothing, leave no entry', async () => {
  const { id, documentId, account, key } = await liveWorkflow();
  const patch = (body: object) => call(serve(updateDocument).PATCH, { key, method: 'PATCH', params: { wkf_id: id, doc_id: documentId }, body });
  expect((await patch({ createPdfCopy: false, removeOutput: true })).status).toBe(400);
  expect((await patch({ outputName: 'Offer' })).status).toBe(200);
  expect(kindsOf(await historyOf(id, account.ownerId))).toEqual(['begun']);
});

test('new content of a template stands among the changes at its time, and the list goes on where a page ends', async () => {
  const { id, fileId, editor, account } = await liveWorkflow();
  const caller = await signedInCaller(account.ownerId);
  await perform(setAutoCreate, { wkf_id: id, auto_create: 'off' }, caller);
  const first = await db().fileVersion.findFirstOrThrow({ where: { fileId } });
  const { id: _id, reading: _reading, ...version } = first;
  await transaction((tx) => tx.fileVersion.create({ data: { ...version, id: newId('fv'), number: 2, personId: account.ownerId, createdAt: now() } }));
  await editor.edit(id, 0, { kind: 'workflow', set: { name: 'Last' } });
  const one = await historyOf(id, account.ownerId, { limit: 2 });
  expect(one.items).toMatchObject([{ kind: 'changed' }, { kind: 'template', by: { kind: 'me' }, file: { name: 'Offer.docx', number: 2 } }]);
  const rest = await historyOf(id, account.ownerId, { limit: 2, cursor: one.next });
  expect([rest.items.map(({ kind }) => kind), rest.next]).toEqual([['off', 'begun'], null]);
});

test('a document that went is told by its file’s name, and so is one that came', async () => {
  const { id, documentId, editor, account } = await liveWorkflow();
  const more = adding(await makeTemplate(account.id, { name: 'Letter.docx' }));
  const { revision } = (await editor.edit(id, 0, more, { kind: 'remove', documentId })).json;
  await editor.publish(id, revision);
  expect((await historyOf(id, account.ownerId)).items[0]?.changes).toMatchObject([
    { change: 'removed', name: 'Offer.docx' },
    { change: 'added', name: 'Letter.docx' },
  ]);
});

test('of many thousands of changes a page is read by the index made for it', async () => {
  const { id, account } = await liveWorkflow();
  await db().$executeRaw`
    INSERT INTO workflow_changes (id, workflow_id, kind, at, version, changes)
    SELECT 'wch_' || lpad(n::text, 20, '0'), ${id}, 'on', now() - n * interval '1 second', 1, '[]' FROM generate_series(1, 20000) n`;
  await db().$executeRaw`ANALYZE workflow_changes`;
  const scans = await scansOf(() => historyOf(id, account.ownerId));
  expect(scans.filter(({ table }) => table === 'workflow_changes').map(({ how }) => how)).toEqual(['Index Scan']);
});

test('viewers read it, outsiders do not', async () => {
  const team = await makeTeam();
  const owner = await editorOf(team.people.owner.id, team.id);
  const { id } = (await owner.start({ name: 'Ours' })).json;
  await owner.edit(id, 0, { kind: 'workflow', set: { name: 'Named' } });
  expect((await historyOf(id, team.people.viewer.id)).items).toMatchObject([{ by: { kind: 'person' } }, { kind: 'begun' }]);
  await expect(historyOf(id, team.people.outsider.id)).rejects.toMatchObject({ status: 404 });
});

import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { serve } from '@/lib/surfaces/http/serve';
import { call } from '@/lib/testing/call';
import { adding, liveWorkflow } from '@/lib/testing/editors';
import { makeTemplate } from '@/lib/testing/workflows';
import { updateDocument } from './update-document';

test('publishing makes one version of all edits, in the order of the draft', async () => {
  const { id, documentId, editor, account } = await liveWorkflow();
  const more = adding(await makeTemplate(account.id));
  const { json } = await editor.edit(
    id,
    0,
    { ...more, before: documentId },
    { kind: 'document', documentId, set: { preventCopy: true, folder: 'Offers' } },
    { kind: 'workflow', set: { name: 'Both' } },
  );
  expect(json.changes.map(({ place }: { place: string }) => place)).toEqual(['name', `${documentId}.folder`, `${documentId}.preventCopy`, more.document.id]);
  const published = await editor.publish(id, json.revision);
  expect([published.status, published.json.version, published.json.changes]).toEqual([200, 2, []]);
  expect(published.json.live).toEqual(json.draft);
  const rows = await db().workflowDocument.findMany({ where: { workflowId: id }, orderBy: { position: 'asc' } });
  expect(rows.map((row) => [row.id, row.preventCopy])).toEqual([
    [more.document.id, false],
    [documentId, true],
  ]);
  expect(await db().workflowEdit.groupBy({ by: ['state'], where: { workflowId: id }, _count: true })).toEqual([{ state: 'live', _count: 3 }]);
});

test('what was only moved stands at its new place, and what was removed is gone', async () => {
  const { id, documentId, editor, account } = await liveWorkflow();
  const more = adding(await makeTemplate(account.id));
  const order = async () =>
    (await db().workflowDocument.findMany({ where: { workflowId: id }, orderBy: { position: 'asc' } })).map((row) => [row.id, row.position]);
  await editor.publish(id, (await editor.edit(id, 0, more)).json.revision);
  expect(await order()).toEqual([
    [documentId, 1],
    [more.document.id, 2],
  ]);
  const moved = await editor.edit(id, (await editor.read(id)).json.revision, { kind: 'move', documentId: more.document.id, before: documentId });
  await editor.publish(id, moved.json.revision);
  expect(await order()).toEqual([
    [more.document.id, 1],
    [documentId, 2],
  ]);
  const removed = await editor.edit(id, (await editor.read(id)).json.revision, { kind: 'remove', documentId: more.document.id });
  await editor.publish(id, removed.json.revision);
  expect(await order()).toEqual([[documentId, 1]]);
});

test('who publishes what they have not seen is refused, and so is who drops it', async () => {
  const { id, editor } = await liveWorkflow();
  await editor.edit(id, 0, { kind: 'workflow', set: { name: 'Later' } });
  for (const end of [editor.publish, editor.drop]) expect((await end(id, 0)).json).toMatchObject({ error: 'conflict', details: [{ path: 'name' }] });
  expect((await editor.read(id)).json).toMatchObject({ live: { name: 'Offers' }, draft: { name: 'Later' } });
});

test('settings that no run could keep to are not published, and nothing else of the draft is', async () => {
  const { id, documentId, editor } = await liveWorkflow();
  await editor.edit(id, 0, { kind: 'workflow', set: { name: 'Half' } }, { kind: 'document', documentId, set: { createPdfCopy: false, removeOutput: true } });
  const { status, json } = await editor.publish(id, 2);
  expect([status, json.details]).toMatchObject([400, [{ path: `${documentId}.removeOutput`, code: 'needs_pdf_copy' }]]);
  expect((await editor.read(id)).json).toMatchObject({ live: { name: 'Offers' }, version: 1 });
});

test('an edit by the API takes effect at once, and the draft goes on from there', async () => {
  const { id, documentId, editor, key } = await liveWorkflow();
  await editor.edit(id, 0, { kind: 'document', documentId, set: { preventCopy: true } });
  await call(serve(updateDocument).PATCH, { key, method: 'PATCH', params: { wkf_id: id, doc_id: documentId }, body: { outputName: 'By API' } });
  const { live, draft } = (await editor.read(id)).json;
  expect([live.documents[0].outputName, live.documents[0].preventCopy]).toEqual(['By API', false]);
  expect([draft.documents[0].outputName, draft.documents[0].preventCopy]).toEqual(['By API', true]);
});

test('publishing the same password again makes no version', async () => {
  const { id, documentId, editor } = await liveWorkflow();
  const set = { kind: 'document', documentId, set: { pdfPassword: 'open sesame', enablePdfPassword: true } } as const;
  await editor.publish(id, (await editor.edit(id, 0, set)).json.revision);
  const again = (await editor.edit(id, 1, set)).json;
  expect(again.changes).toEqual([]);
  expect((await editor.publish(id, again.revision)).json.version).toBe(2);
});

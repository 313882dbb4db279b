import { expect, test } from 'vitest';
import { PATCH } from '@/app/workflows/[wkf_id]/documents/[doc_id]/route';
import { GET } from '@/app/workflows/[wkf_id]/readiness/route';
import { db, transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';
import { notePost } from '../note-post';

async function made(given: { paragraphs?: string[]; body?: Record<string, unknown> } = {}) {
  const { key, account } = await makeAccount();
  const { workflow, documentId } = await makeWorkflow({ key, accountId: account.id, ...given });
  return { key, workflow, documentId, readiness: async () => (await call(GET, { key, params: { wkf_id: workflow.id } })).json };
}

test('nothing is missing in a complete workflow', async () => {
  expect(await (await made()).readiness()).toEqual({ status: 'COMPLETE', missing: [], fieldChanges: [] });
});

test('names each tag without a field, where it stands, and the field that may have been meant', async () => {
  const { readiness, documentId } = await made({ paragraphs: ['Dear {{Custmer Name}}', '{{Items.name}} {{Delivery | upper}}'] });
  const { status, missing } = await readiness();
  expect([status, missing.map((each: Record<string, unknown>) => [each.code, each.documentId, each.tag, each.name, each.suggestion])]).toEqual([
    'INCOMPLETE',
    [
      ['unknown_field', documentId, 'Custmer Name', 'Custmer Name', 'Customer Name'],
      ['unknown_field', documentId, 'Delivery | upper', 'Delivery', null],
    ],
  ]);
  expect(missing[0].message).toMatch(/^\{\{Custmer Name\}\} in "Offer.docx" \(.+\): the source has no field "Custmer Name". Did you mean "Customer Name"\?/);
});

test('says that a document is missing', async () => {
  const { readiness } = await made({ body: { document: undefined } });
  expect((await readiness()).missing).toEqual([expect.objectContaining({ code: 'no_document', documentId: null })]);
});

test('names the templated text that uses an unknown field; that of a password only while it is used', async () => {
  const { key, workflow, documentId, readiness } = await made();
  const patch = (body: unknown) => call(PATCH, { key, params: { wkf_id: workflow.id, doc_id: documentId }, method: 'PATCH', body });
  await patch({ pdfPassword: '{{Secret}}' });
  expect((await readiness()).missing).toEqual([]);
  const namedIn = async () => (await readiness()).missing.map(({ message }: { message: string }) => /in ([\w.]+):/.exec(message)?.[1]);
  await patch({ enablePdfPassword: true, outputName: '{{Nummer}}' });
  expect(await namedIn()).toEqual(['outputName', 'pdfPassword']);
  await patch({ enablePdfPassword: false, signature: { signerName: '', signerEmail: '{{Mail}}' } });
  expect(await namedIn()).toEqual(['outputName', 'signature.signerEmail']);
});

test('names the tag of a folder that no post has', async () => {
  const { workflow, documentId, readiness } = await made();
  await db().workflowDocument.update({ where: { id: documentId }, data: { folder: 'Offers/{{Yaer}}' } });
  expect((await readiness()).missing).toMatchObject([{ code: 'unknown_field', documentId, name: 'Yaer', message: expect.stringContaining('in folder:') }]);
  expect(workflow.documents).toHaveLength(1);
});

test('a member of a group stands for itself inside its {{#each}} alone', async () => {
  const inside = ['{{#each Items}}', '{{name}} {{@number}}', '{{/each}}'];
  expect((await (await made({ paragraphs: inside })).readiness()).missing).toEqual([]);
  expect((await (await made({ paragraphs: ['{{name}}'] })).readiness()).missing).toHaveLength(1);
});

test('a group inside another is opened by its part of the name, as the templates page writes it', async () => {
  const { readiness } = await made({
    paragraphs: ['{{#each Orders}}{{no}}{{#each parts}}{{code}}{{#each bits}}{{z}}{{/each}}{{/each}}{{/each}}'],
    body: { source: { sourceFields: ['Orders.no', 'Orders.parts.code', 'Orders.parts.bits.z'] } },
  });
  expect(await readiness()).toMatchObject({ status: 'COMPLETE', missing: [] });
});

test('a plain name beside a full one is a field of its own, which nothing would fill in a row of a table either', async () => {
  for (const paragraph of ['{{Items.price}} {{name}}', '{{Items.price}} {{=SUM(name)}}'])
    expect((await (await made({ paragraphs: [paragraph] })).readiness()).missing).toMatchObject([{ name: 'name', suggestion: 'Items.name' }]);
});

test('what one text repeats opens nothing in another', async () => {
  const { key, workflow, documentId, readiness } = await made({ paragraphs: ['{{#each Items}}{{name}}{{/each}}'] });
  await call(PATCH, { key, params: { wkf_id: workflow.id, doc_id: documentId }, method: 'PATCH', body: { outputName: 'Offer {{name}}' } });
  expect((await readiness()).missing).toMatchObject([{ name: 'name', message: expect.stringContaining('in outputName:') }]);
});

test('lists what changed from post to post', async () => {
  const { workflow, readiness } = await made();
  const post = (kinds: Record<string, string>) =>
    transaction((tx) => notePost(tx, { workflowId: workflow.id, fields: Object.keys(kinds), kinds, eventId: newId('evt'), at: new Date() }));
  await post({ a: 'number' });
  await post({ a: 'text' });
  expect((await readiness()).fieldChanges).toEqual([
    { field: 'a', change: 'kind', from: 'number', to: 'text', eventId: expect.stringMatching(/^evt_/), at: expect.stringMatching(/\+00:00$/) },
  ]);
});

test('a block without its other half keeps a workflow incomplete, as each run would fail at it; mended, it is complete', async () => {
  const half = await (await made({ paragraphs: ['{{Customer Name}}', '{{/each}}'] })).readiness();
  expect([half.status, half.missing]).toMatchObject(['INCOMPLETE', [{ code: 'broken_block', tag: '/each', suggestion: null }]]);
  expect(half.missing[0].message).toMatch(
    /^\{\{\/each\}\} closes nothing: there is no \{\{#each \.\.\.\}\} before it\. .+ It stands in "Offer\.docx" \(.+\): mend it there/,
  );
  expect((await (await made({ paragraphs: ['{{#each Items}}', '{{name}}', '{{/each}}'] })).readiness()).status).toBe('COMPLETE');
});

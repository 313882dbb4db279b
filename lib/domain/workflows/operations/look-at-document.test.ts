import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { adding, editorOf } from '@/lib/testing/editors';
import { lookedAt, lookerAt } from '@/lib/testing/looked-at';
import { keepSample } from '@/lib/testing/previews';

type Tag = {
  source: string;
  standing: string;
  values: string[];
  instead: string | null;
  unknown: string | null;
  entries: number | null;
  holds: boolean | null;
};
const bySource = (tags: Tag[]) => new Map(tags.map((tag) => [tag.source, tag]));

test('each tag with what it comes to: values of rows, what is missing, what is not shown, and what may have been meant', async () => {
  const paragraphs = [
    'Offer for {{Customer Name}}, {{Custmer Name}}',
    '{{#each Items}}{{name}}: {{price}}{{/each}}',
    '{{#if Discount}}{{Discount}} off{{/if}}',
    'Valid until {{Valid until}}',
    '{{signature:signer}}',
  ];
  const fields = ['Customer Name', 'Items.name', 'Items.price', 'Discount', 'Valid until'];
  const { looker, workflow, account } = await lookedAt({ paragraphs, body: { source: { sourceFields: fields } } });
  await keepSample(workflow, account.id, {
    'Customer Name': 'Anna Berg',
    Items: [
      { name: 'Chair', price: 40 },
      { name: 'Table', price: 90 },
    ],
  });
  const { status, json } = await looker.look();
  expect(status).toBe(200);
  const tags = bySource(json.tags);
  expect(tags.get('Customer Name')).toMatchObject({ standing: 'filled', values: ['Anna Berg'], unknown: null });
  expect(tags.get('name')).toMatchObject({ standing: 'filled', values: ['Chair', 'Table'] });
  expect(tags.get('#each Items')).toMatchObject({ standing: 'filled', entries: 2 });
  expect(tags.get('#if Discount')).toMatchObject({ standing: 'filled', holds: false });
  expect(tags.get('Discount')).toMatchObject({ standing: 'unused', values: [] });
  expect(tags.get('Valid until')).toMatchObject({ standing: 'missing', values: [] });
  expect(tags.get('Custmer Name')).toMatchObject({ standing: 'unknown', unknown: 'Custmer Name', instead: 'Customer Name' });
  expect(tags.get('signature:signer')).toMatchObject({ standing: 'signing' });
  expect(json).toMatchObject({ unfillable: null, mayEdit: true, file: { name: 'Offer.docx', version: 1 }, link: { showsSample: false } });
});

test('before the first post nothing is unknown, and nothing is filled', async () => {
  const { looker } = await lookedAt({ body: { source: {} } });
  const { json } = await looker.look();
  expect(json.sample).toBeNull();
  expect(new Set(json.tags.map(({ standing }: Tag) => standing))).toEqual(new Set(['waiting']));
});

test('a formula that the example cannot be put into is named', async () => {
  const { looker, workflow, account } = await lookedAt({ paragraphs: ['{{=Total/Parts}}'], body: { source: { sourceFields: ['Total', 'Parts'] } } });
  await keepSample(workflow, account.id, { Total: 10, Parts: 0 });
  expect((await looker.look()).json.unfillable).toEqual({ code: 'division_by_zero', tag: '=Total/Parts' });
});

test('a document of the draft is there before it is published, without a public address; what it shows goes by the draft’s language', async () => {
  const { workflow, fileId, account, looker } = await lookedAt();
  const editor = await editorOf(account.ownerId);
  const added = adding(fileId);
  const before = (await looker.look()).json.shows;
  await editor.edit(workflow.id, 0, added, { kind: 'workflow', set: { language: 'de-CH' } });
  const { status, json } = await (await lookerAt({ wkf_id: workflow.id, doc_id: added.document.id }, account.ownerId)).look();
  expect([status, json.link]).toEqual([200, null]);
  expect((await looker.look()).json.shows).not.toBe(before);
});

test('of a deleted template it says so; 404 for a document that is not there and for a neighbour', async () => {
  const { place, fileId, looker, account } = await lookedAt();
  await db().file.delete({ where: { id: fileId } });
  expect((await looker.look()).json).toMatchObject({ file: null, tags: [] });
  const none = await lookerAt({ ...place, doc_id: `doc_${'0'.repeat(20)}` }, account.ownerId);
  expect((await none.look()).status).toBe(404);
  const neighbour = await lookerAt(place, (await makeAccount()).account.ownerId);
  expect((await neighbour.look()).status).toBe(404);
});

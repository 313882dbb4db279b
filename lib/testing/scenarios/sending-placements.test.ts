import { describe, expect, test } from 'vitest';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { makeAccount } from '../account';
import { plainPdf } from '../plain-pdf';
import { createRequest } from '../signing';
import { readyPage, signedPdf, textOf } from './signed-document';
import { refusalOf } from './traces';

const box = { kind: 'signature', page: 1, x: 0.1, y: 0.5, width: 0.3 };
const paper = async (pages = 2) => ({ pdf_base64: Buffer.from(await plainPdf('The agreement.', pages)).toString('base64') });
const bad = (...problems: string[]) => [400, 'bad_request', ...problems];

const wrong: [what: string, placement: object | null | string, ...problems: string[]][] = [
  ['a page that the PDF lacks', { ...box, page: 3 }, 'fields[0] unknown_page'],
  ['a page beyond every PDF', { ...box, page: 2 ** 31 }, 'fields[0] unknown_page'],
  ['page 0', { ...box, page: 0 }, 'fields[0].page too_small'],
  ['half a page', { ...box, page: 1.5 }, 'fields[0].page invalid_type'],
  ['no page', { ...box, page: undefined }, 'fields[0].page invalid_type'],
  ['a box that leaves to the right', { ...box, x: 0.8 }, 'fields[0] outside_page'],
  ['a box that leaves below', { ...box, y: 0.95 }, 'fields[0] outside_page'],
  ['a box that leaves below by its default height', { ...box, y: 0.941 }, 'fields[0] outside_page'],
  ['a place left of the page', { ...box, x: -0.1 }, 'fields[0].x too_small'],
  ['points in place of fractions', { ...box, x: 72 }, 'fields[0].x too_big', 'fields[0] outside_page'],
  ['no width', { ...box, width: undefined }, 'fields[0].width invalid_type'],
  ['a width of 0', { ...box, width: 0 }, 'fields[0] empty_box'],
  ['a height of 0', { ...box, height: 0 }, 'fields[0] empty_box'],
  ['a number as text', { ...box, x: '0.1' }, 'fields[0].x invalid_type'],
  ['an unknown kind', { ...box, kind: 'initials' }, 'fields[0].kind invalid_value'],
  ['an unknown party', { ...box, party: 'witness' }, 'fields[0].party invalid_value'],
  ['the sender, who does not sign', { ...box, party: 'sender' }, 'fields[0].party sender_does_not_sign'],
  ['an unknown member', { ...box, pageNumber: 1 }, 'fields[0].pageNumber unknown_member'],
  ['a label of 81 characters', { ...box, label: '𠮷'.repeat(81) }, 'fields[0].label too_long'],
  ['a label with a NUL', { ...box, label: 'Na\u0000me' }, 'fields[0].label invisible_characters'],
  ['a label with a line break', { ...box, label: 'Name\nSign here' }, 'fields[0].label invisible_characters'],
  ['a label with a bidirectional override', { ...box, label: 'Name\u202e' }, 'fields[0].label invisible_characters'],
  ['null', null, 'fields[0] invalid_type'],
  ['text', 'signature', 'fields[0] invalid_type'],
];

describe('a placement that cannot be is refused and named, and nothing is left', () => {
  test.each(wrong)('%s', async (_, placement, ...problems) => {
    const { key } = await makeAccount();
    const document = await paper();
    expect(await refusalOf(() => createRequest(key, { document, fields: [placement] }))).toEqual(bad(...problems));
  });

  test('each of several by its place in the list, all at once', async () => {
    const { key } = await makeAccount();
    const document = await paper();
    const fields = [box, { ...box, party: 'sender' }, box, { ...box, x: 0.9 }];
    expect(await refusalOf(() => createRequest(key, { document, fields }))).toEqual(bad('fields[1].party sender_does_not_sign', 'fields[3] outside_page'));
    const pages = [box, { ...box, page: 9 }, { ...box, page: 10 }];
    expect(await refusalOf(() => createRequest(key, { document, fields: pages }))).toEqual(bad('fields[1] unknown_page', 'fields[2] unknown_page'));
  });

  test.each<[what: string, changes: Record<string, unknown>, ...problems: string[]]>([
    ['placements with markdown', { fields: [box] }, 'fields not_with_markdown'],
    ['an empty list with markdown', { fields: [] }, 'fields not_with_markdown'],
    ['placements that are no list', { document: undefined, fields: box }, 'document invalid_type', 'fields invalid_type'],
  ])('%s', async (_, changes, ...problems) => {
    const { key } = await makeAccount();
    expect(await refusalOf(() => createRequest(key, changes))).toEqual(bad(...problems));
  });

  test('more than 200', async () => {
    const { key } = await makeAccount();
    const document = await paper();
    expect(await refusalOf(() => createRequest(key, { document, fields: Array.from({ length: 201 }, () => box) }))).toEqual(bad('fields too_big'));
  });
});

describe('placements that can be', () => {
  test('get the defaults that were decided, and are shown where they were placed', async () => {
    const { key } = await makeAccount();
    const fields = ['signature', 'date', 'text'].map((kind, index) => ({ ...box, kind, y: 0.5 + index * 0.1, page: 2 }));
    const { json } = await createRequest(key, { document: await paper(), fields });
    expect((await findProvenRequest(json.request_id))?.fields).toMatchObject([
      { kind: 'signature', party: 'signer', required: true, page: 2, x: 0.1, y: 0.5, width: 0.3, height: 0.06, label: '' },
      { kind: 'date', party: 'signer', required: true, y: 0.6, height: 0.025 },
      { kind: 'text', party: 'signer', required: true, y: 0.7, height: 0.025 },
    ]);
    expect((await readyPage(json.signer_link)).pages).toHaveLength(2);
  });

  test.each(['en', 'es', 'de', 'fr', 'ja', 'it', 'nl', 'pt-br'])(
    'a text without a label has a word on the page in %s, and can be filled in and signed',
    async (language) => {
      const { key } = await makeAccount();
      const { json } = await createRequest(key, { document: await paper(), language, fields: [{ ...box, kind: 'text' }] });
      const { fields } = await readyPage(json.signer_link);
      for (const { label } of fields) expect(label).toMatch(/\p{L}/u);
      expect(textOf(await signedPdf(json))).toMatch(/^\s+x\s*$/m);
    },
  );

  test('a box may touch every edge, and 200 are not too many', async () => {
    const { key } = await makeAccount();
    const edges = { ...box, x: 0, y: 0, width: 1, height: 1 };
    const dates = Array.from({ length: 199 }, (_, index) => ({ ...box, kind: 'date', x: 0.1 * (index % 10), y: 0.04 * Math.floor(index / 10), width: 0.09 }));
    const { status, json } = await createRequest(key, { document: await paper(), fields: [edges, ...dates] });
    expect([status, json.error]).toEqual([201, undefined]);
    expect((await findProvenRequest(json.request_id))?.fields).toHaveLength(200);
  });

  test('the sender’s where the sender signs', async () => {
    const { key } = await makeAccount();
    const fields = [box, { ...box, party: 'sender', y: 0.7 }];
    const { json } = await createRequest(key, { document: await paper(), fields, sender_signs: true });
    const text = textOf(await signedPdf(json));
    for (const name of ['Sam Sender', 'Anna Berg']) expect(text).toContain(name);
  });
});

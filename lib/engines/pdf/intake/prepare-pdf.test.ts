import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { type Placement, preparePdf } from '@/lib/engines/pdf/intake/prepare-pdf';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import { assembleSigned } from '@/lib/engines/pdf/seal/assemble-signed';
import { type OddPage, pdfOf, plainPages } from '@/lib/engines/pdf/testing/odd-pages';
import { pixelsOfPage } from '@/lib/engines/pdf/testing/picture-pixels';

afterAll(closePdfEngines);

const sender = { id: 'sender', blockTitle: 'Sender', signatureLabel: 'Signature', dateLabel: 'Date', nameLabel: 'Bo Berg' };
const signer = { id: 'signer', blockTitle: 'Signer', signatureLabel: 'Signature', dateLabel: 'Date', nameLabel: 'Anna Álvarez' };
const placement = (change: Partial<Placement> = {}): Placement => ({
  kind: 'signature',
  party: 'signer',
  page: 1,
  x: 0.1,
  y: 0.8,
  width: 0.3,
  height: 0.06,
  label: '',
  required: true,
  ...change,
});
const prepare = (pdf: Uint8Array, rest: Partial<Parameters<typeof preparePdf>[0]> = {}) =>
  preparePdf({ pdf, locale: 'en', parties: [signer], placements: [], ...rest });
const linesOf = async (pdf: Uint8Array, page: number) => (await describePages(pdf))[page - 1]?.lines.map((line) => line.text) ?? [];

test('without any position a page with a block for each party is added, and its fields are where it shows them', async () => {
  const { pdf, fields, pageCount } = await prepare(await pdfOf(plainPages(2)), { parties: [sender, signer] });
  expect(pageCount).toBe(3);
  expect(await linesOf(pdf, 3)).toEqual(expect.arrayContaining(['Sender', 'Signer', 'Bo Berg', 'Anna Álvarez']));
  expect(fields.map(({ id, kind, party, page, required }) => [id, kind, party, page, required])).toEqual([
    ['f0', 'signature', 'sender', 3, true],
    ['f1', 'date', 'sender', 3, true],
    ['f2', 'signature', 'signer', 3, true],
    ['f3', 'date', 'signer', 3, true],
  ]);
  const { unlike } = await pixelsOfPage(pdf, 3);
  for (const { x, y, width, height } of fields) {
    // The tinted box of the field: all of its inside, and paper around it.
    expect(unlike({ x: x + 0.005, y: y + 0.004, width: width - 0.01, height: height - 0.008 }, [247, 245, 240])).toBe(0);
    expect(unlike({ x: x - 0.02, y, width: 0.01, height })).toBe(0);
  }
});

const lastPages: Record<string, { page: OddPage; size: [number, number] }> = {
  'landscape by rotation': { page: { rotate: 90 }, size: [800, 600] },
  cropped: { page: { crop: [50, 50, 400, 500] }, size: [400, 500] },
  'in units of two': { page: { size: [300, 400], userUnit: 2 }, size: [600, 800] },
  'the size of a card': { page: { size: [250, 150] }, size: [250, 150] },
  'the size of a poster': { page: { size: [2_384, 3_370] }, size: [2_384, 3_370] },
  'with negative origins': { page: { media: [-200, -300, 500, 400] }, size: [500, 400] },
};
for (const [name, { page, size }] of Object.entries(lastPages)) {
  test(`after a last page ${name} the added page has its size as displayed, and all blocks are on it`, async () => {
    const { pdf, pageCount, fields } = await prepare(await pdfOf([{}, page]), { parties: [sender, signer] });
    const pages = await describePages(pdf);
    expect(pageCount).toBe(3);
    expect(pages).toHaveLength(3);
    expect([pages[2]?.width, pages[2]?.height].map((side) => Math.round(side ?? 0))).toEqual(size);
    expect(fields).toHaveLength(4);
    expect(fields.every(({ x, y, width, height, page: at }) => x >= 0 && y >= 0 && x + width <= 1 && y + height <= 1 && at === 3)).toBe(true);
    expect(await linesOf(pdf, 3)).toEqual(expect.arrayContaining(['Sender', 'Signer']));
  });
}

test('the added page says what it belongs to, and a long title does not push the blocks off a small sheet', async () => {
  const heading = { text: 'Signature page', title: '契約書'.repeat(60) };
  const { pdf, pageCount, fields } = await prepare(await pdfOf([{ size: [440, 320] }]), { parties: [sender, signer], heading });
  const lines = (await describePages(pdf)).at(-1)?.lines.map(({ text }) => text) ?? [];
  expect([pageCount, (await describePages(pdf)).length, lines[0]]).toEqual([2, 2, 'Signature page']);
  expect(lines.join('')).toContain('契約書');
  expect(fields).toHaveLength(4);
  expect(fields.every(({ page, y, height }) => page === 2 && y + height <= 1)).toBe(true);
});

test('placements are kept as given, numbered as they are read', async () => {
  const placements = [
    placement({ kind: 'date', x: 0.6, height: 0.025 }),
    placement(),
    placement({ kind: 'text', page: 2, label: 'City' }),
    placement({ kind: 'text', y: 0.1, label: 'Name', required: false }),
  ];
  const { fields, pageCount } = await prepare(await pdfOf([{ text: 'Kept {{signature:nobody}}' }, {}]), { placements });
  expect(pageCount).toBe(2);
  expect(fields).toEqual([
    { ...placements[3], id: 'f0' },
    { ...placements[1], id: 'f1' },
    { ...placements[0], id: 'f2' },
    { ...placements[2], id: 'f3' },
  ]);
});

test('who has no required signature among the placements gets a block, and nobody else', async () => {
  const { fields, pageCount, pdf } = await prepare(await pdfOf(plainPages(1)), {
    parties: [sender, signer],
    placements: [placement({ party: 'sender' }), placement({ x: 0.5, required: false })],
  });
  expect(pageCount).toBe(2);
  expect(fields.map(({ id, kind, party, page }) => [id, kind, party, page])).toEqual([
    ['f0', 'signature', 'sender', 1],
    ['f1', 'signature', 'signer', 1],
    ['f2', 'signature', 'signer', 2],
    ['f3', 'date', 'signer', 2],
  ]);
  expect(await linesOf(pdf, 2)).not.toContain('Sender');
});

test('every placement on a page that is not there is named', async () => {
  const placements = [placement({ page: 3 }), placement(), placement({ page: 9, kind: 'date' })];
  await expect(prepare(await pdfOf(plainPages(2)), { placements })).rejects.toMatchObject({
    code: 'unknown_page',
    problems: [
      { code: 'unknown_page', index: 0, message: 'The PDF has no page 3; it has 2 pages.' },
      { code: 'unknown_page', index: 2 },
    ],
  });
});

test('the same input gives the same bytes', async () => {
  const pdf = await pdfOf([{ text: 'A {{text:signer:Name}}' }, { rotate: 90 }]);
  const first = await prepare(pdf);
  await prepare(await pdfOf(plainPages(3)));
  expect(Buffer.compare(first.pdf, (await prepare(pdf)).pdf)).toBe(0);
});

test('the block is set in the words that were given and the letters of the locale', async () => {
  const party = { id: 'signer', blockTitle: '署名者', signatureLabel: '署名', dateLabel: '日付', nameLabel: '山田花子' };
  const { pdf } = await prepare(await pdfOf(plainPages(1)), { locale: 'ja', parties: [party] });
  expect(await linesOf(pdf, 2)).toEqual(expect.arrayContaining(['署名者', '山田花子']));
});

for (const [name, title, expected] of [
  ['is kept', 'Lease of a flat', 'Lease of a flat'],
  ['becomes one tidy line', '  Lease\r\n of\u202e a\u0000 \u200bflat ', 'Lease of a flat'],
  ['is cut at 200 characters', 'é'.repeat(300), 'é'.repeat(200)],
  ['that is missing is empty', '', ''],
] as const) {
  test(`a title ${name}`, async () => {
    const pdf = await pdfOf(plainPages(1), (document) => {
      if (title) document.setTitle(title);
    });
    expect((await prepare(pdf)).title).toBe(expected);
  });
}

for (const rotate of [0, 90, 180, 270]) {
  for (const [name, page] of Object.entries({
    plain: {},
    cropped: { crop: [60, 90, 400, 600] },
    'in units of two': { userUnit: 2 },
    shifted: { media: [-90, -40, 500, 700] },
  } satisfies Record<string, OddPage>)) {
    test(`a mark on a prepared page that is ${name} and rotated by ${rotate} lands at its place, upright`, async () => {
      const { pdf, fields } = await prepare(await pdfOf([{ ...page, rotate, text: ' ' }]), {
        placements: [placement({ x: 0.2, y: 0.3, width: 0.3, height: 0.1 })],
      });
      const [field] = fields;
      if (!field) throw new Error('no field');
      // Dark left and bottom, light at the top right.
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100"><path d="M0 0H100V50H200V100H0Z"/></svg>';
      const mark = { page: 1, x: field.x, y: field.y, width: field.width, height: field.height, type: 'strokes' as const, svg };
      const signed = await assembleSigned({ pdf, marks: [mark], certificate: null, attachments: [], locale: 'en', modifiedAt: new Date(0) });
      const { unlike, width, height } = await pixelsOfPage(signed, 1);
      // The picture keeps its proportions, from the left and in the middle of its box.
      const across = Math.min(field.width, (2 * field.height * height) / width);
      const down = (across * width) / 2 / height;
      const top = field.y + (field.height - down) / 2;
      expect(unlike({ x: field.x + 0.01, y: top + 0.01, width: across / 2 - 0.02, height: down / 2 - 0.02 })).toBe(1);
      expect(unlike({ x: field.x + across / 2 + 0.01, y: top + 0.005, width: across / 2 - 0.01, height: down / 2 - 0.015 })).toBe(0);
      expect(unlike({ x: 0, y: 0, width: field.x - 0.01, height: 1 })).toBe(0);
    });
  }
}

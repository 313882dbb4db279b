import { concatTransformationMatrix, type PDFDocument, type PDFFont, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { preparePdf } from '@/lib/engines/pdf/intake/prepare-pdf';
import { type OddPage, pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { pixelsOfPage } from '@/lib/engines/pdf/testing/picture-pixels';
import type { TagFault } from '@/lib/engines/pdf/typeset/tag-refusal';

afterAll(closePdfEngines);

const party = (id: string) => ({ id, blockTitle: id, signatureLabel: 'Signature', dateLabel: 'Date', nameLabel: id });
const signer = [party('signer')];
const both = [party('sender'), party('signer')];
const prepare = (pdf: Uint8Array, parties = signer) => preparePdf({ pdf, locale: 'en', parties, placements: [] });

/** Draws onto the first page of a PDF of one page, 600 x 800 points. */
async function drawn(draw: (page: ReturnType<PDFDocument['getPage']>, font: PDFFont) => void, page: OddPage = {}): Promise<Uint8Array> {
  return pdfOf([{ text: ' ', ...page }], async (document) => draw(document.getPage(0), await document.embedFont(StandardFonts.Helvetica)));
}
const withText = (text: string, page: OddPage = {}) => drawn((one, font) => one.drawText(text, { x: 100, y: 500, size: 12, font }), page);

test('tags become fields at their places, in reading order, and their text is painted over', async () => {
  const pdf = await drawn((page, font) => {
    page.drawText('{{date:signer}}', { x: 350, y: 300, size: 12, font });
    page.drawText('{{signature:signer}}', { x: 100, y: 300, size: 12, font });
    page.drawText('Name: {{text:signer:Full name}} as in the passport', { x: 100, y: 500, size: 12, font });
    page.drawText('Kept: {{customer}}', { x: 100, y: 700, size: 12, font });
  });
  const { fields, pageCount, pdf: prepared } = await prepare(pdf);
  expect(pageCount).toBe(1);
  expect(fields.map(({ id, kind, party: of, label, required, page }) => ({ id, kind, of, label, required, page }))).toEqual([
    { id: 'f0', kind: 'text', of: 'signer', label: 'Full name', required: true, page: 1 },
    { id: 'f1', kind: 'signature', of: 'signer', label: '', required: true, page: 1 },
    { id: 'f2', kind: 'date', of: 'signer', label: '', required: true, page: 1 },
  ]);
  expect(fields[1]?.x).toBeCloseTo(100 / 600, 2);
  expect((fields[1]?.y ?? 0) + (fields[1]?.height ?? 0)).toBeCloseTo(500 / 800, 1);
  const { unlike } = await pixelsOfPage(prepared, 1);
  for (const field of fields) expect(unlike(field)).toBe(0);
  // What stands around the tags is still there.
  expect(unlike({ x: 0.16, y: 0.36, width: 0.08, height: 0.02 })).toBeGreaterThan(0.05);
  expect(unlike({ x: 0.16, y: 0.11, width: 0.25, height: 0.02 })).toBeGreaterThan(0.05);
});

test('where the caller places fields, a tag in the text is no field and stays as it is printed', async () => {
  const placements = [{ kind: 'signature' as const, party: 'signer', page: 1, x: 0.1, y: 0.8, width: 0.3, height: 0.06, label: '', required: true }];
  const { pdf, fields } = await preparePdf({ pdf: await withText('{{date:signer}}'), locale: 'en', parties: signer, placements });
  expect(fields.map(({ kind }) => kind)).toEqual(['signature']);
  const { unlike } = await pixelsOfPage(pdf, 1);
  expect(unlike({ x: 0.17, y: 0.36, width: 0.1, height: 0.02 })).toBeGreaterThan(0.05);
});

test('a line field leaves the words after it free', async () => {
  const { fields } = await prepare(await withText('I, {{text:signer:Name}}, agree. {{signature:signer}}'));
  const [name] = fields;
  const { pdf } = await prepare(await withText('I, {{text:signer:Name}}, agree. {{signature:signer}}'));
  const { unlike } = await pixelsOfPage(pdf, 1);
  expect(unlike(name ?? { x: 0, y: 0, width: 1, height: 1 })).toBeLessThan(0.02);
});

const split: Record<string, (page: ReturnType<PDFDocument['getPage']>, font: PDFFont) => void> = {
  'several runs': (page, font) => {
    let x = 100;
    for (const run of ['{', '{sig', 'nature', ':', 'signer', '}', '}']) {
      page.drawText(run, { x, y: 500, size: 12, font });
      x += font.widthOfTextAtSize(run, 12);
    }
  },
  'letters set apart': (page, font) => {
    for (const [index, letter] of [...'{{signature:signer}}'].entries()) page.drawText(letter, { x: 100 + index * 11, y: 500, size: 12, font });
  },
  'two lines': (page, font) => {
    page.drawText('Please sign here: {{signature:signer:Signature of', { x: 100, y: 500, size: 12, font });
    page.drawText('the tenant}}', { x: 100, y: 485, size: 12, font });
  },
  'spaces within': (page, font) => page.drawText('{{ signature : signer }}', { x: 100, y: 500, size: 12, font }),
};
for (const [name, draw] of Object.entries(split)) {
  test(`a tag of ${name} is found whole, and nothing of it remains to be seen`, async () => {
    const { fields, pdf, pageCount } = await prepare(await drawn(draw));
    expect(fields).toMatchObject([{ kind: 'signature', party: 'signer', page: 1, label: name === 'two lines' ? 'Signature of the tenant' : '' }]);
    expect(pageCount).toBe(1);
    const { unlike } = await pixelsOfPage(pdf, 1);
    const isLong = name === 'two lines';
    expect(unlike({ x: isLong ? 0.34 : 0.1, y: 0.3, width: isLong ? 0.6 : 0.8, height: 0.12 })).toBeLessThan(isLong ? 0.003 : 0.000_01);
  });
}

const boxes: Record<string, OddPage> = {
  'rotated by 90': { rotate: 90 },
  'rotated by 180': { rotate: 180 },
  'rotated by 270': { rotate: 270 },
  cropped: { crop: [60, 90, 400, 600] },
  'with negative origins': { media: [-100, -50, 600, 800] },
  'with a user unit of two': { userUnit: 2 },
  'cropped and rotated': { crop: [60, 90, 400, 600], rotate: 90 },
};
for (const [name, page] of Object.entries(boxes)) {
  test(`on a page ${name} the field covers the tag as it is shown, and the text is gone`, async () => {
    const tagged = await withText('{{signature:signer}}', page);
    const { fields, pdf } = await prepare(tagged);
    const [field] = fields;
    if (!field) throw new Error('no field');
    expect(Math.min(field.x, field.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(field.x + field.width, field.y + field.height)).toBeLessThanOrEqual(1.000_1);
    const [before, after] = await Promise.all([pixelsOfPage(tagged, 1), pixelsOfPage(pdf, 1)]);
    expect(before.unlike(field)).toBeGreaterThan(0.01);
    expect(after.unlike({ x: 0, y: 0, width: 1, height: 1 })).toBe(0);
  });
}

test('the colour behind a tag is painted, not white', async () => {
  const pdf = await drawn((page, font) => {
    page.drawRectangle({ x: 50, y: 450, width: 500, height: 100, color: rgb(0.2, 0.4, 0.6) });
    page.drawText('{{signature:signer}}', { x: 100, y: 500, size: 12, font, color: rgb(1, 1, 1) });
  });
  const { pdf: prepared } = await prepare(pdf);
  const { unlike } = await pixelsOfPage(prepared, 1);
  expect(unlike({ x: 0.1, y: 0.33, width: 0.8, height: 0.08 }, [51, 102, 153])).toBe(0);
});

test('a signature field is large enough, stays on the page and does not cover what stands above the tag', async () => {
  const corner = await drawn((page, font) => page.drawText('{{signature:signer}}', { x: 480, y: 4, size: 8, font }));
  const [atEdge] = (await prepare(corner)).fields;
  expect(atEdge).toMatchObject({ width: expect.any(Number) });
  expect((atEdge?.x ?? 1) + (atEdge?.width ?? 1)).toBeLessThanOrEqual(1.000_1);
  expect((atEdge?.y ?? 1) + (atEdge?.height ?? 1)).toBeLessThanOrEqual(1.000_1);
  expect(atEdge?.width).toBeGreaterThanOrEqual(0.199);
  expect(atEdge?.height).toBeGreaterThanOrEqual(0.049);
  const crowded = await drawn((page, font) => {
    for (let line = 1; line <= 5; line += 1) page.drawText('Words that must stay readable, line by line.', { x: 100, y: 500 + line * 16, size: 12, font });
    page.drawText('{{signature:signer}}', { x: 100, y: 500, size: 12, font });
  });
  const { fields, pdf } = await prepare(crowded);
  const { unlike } = await pixelsOfPage(pdf, 1);
  expect(unlike(fields[0] ?? { x: 0, y: 0, width: 1, height: 1 })).toBe(0);
});

test('a matrix that mirrors or shrinks the text does not hide a tag', async () => {
  const shrunk = await drawn((page, font) => {
    page.pushOperators(concatTransformationMatrix(0.5, 0, 0, 0.5, 0, 0));
    page.drawText('{{signature:signer}}', { x: 200, y: 1000, size: 24, font });
  });
  expect((await prepare(shrunk)).fields).toMatchObject([{ kind: 'signature' }]);
});

const wrong: Record<string, { text: string; fault: Omit<TagFault, 'place'> }> = {
  'an unknown party': { text: '{{signature:witness}}', fault: { code: 'no_such_party', content: 'signature:witness', party: 'witness' } },
  'no party': { text: '{{date}}', fault: { code: 'no_such_party', content: 'date', party: '' } },
  'no label': { text: '{{text:signer}}', fault: { code: 'no_label', content: 'text:signer', party: 'signer' } },
  'a party of other documents': { text: '{{signature:sender}}', fault: { code: 'no_such_party', content: 'signature:sender', party: 'sender' } },
};
for (const [name, { text, fault }] of Object.entries(wrong)) {
  test(`a tag with ${name} is refused and named with its page`, async () => {
    await expect(prepare(await withText(text))).rejects.toMatchObject({ name: 'TagRefusal', faults: [{ ...fault, place: { page: 1 } }] });
  });
}

test('all wrong tags are named at once', async () => {
  const pdf = await drawn((page, font) => {
    page.drawText('{{date}}', { x: 100, y: 500, size: 12, font });
    page.drawText('{{text:signer}}', { x: 100, y: 400, size: 12, font });
  });
  await expect(prepare(pdf)).rejects.toMatchObject({ faults: [{ code: 'no_such_party' }, { code: 'no_label' }] });
});

test('tags of both parties are theirs', async () => {
  const { fields, pageCount } = await prepare(await withText('{{signature:sender}} {{signature:signer}}'), both);
  expect(fields.map((field) => field.party)).toEqual(['sender', 'signer']);
  const [one, other] = fields;
  // Side by side, not over one another.
  expect((one?.x ?? 1) + (one?.width ?? 1) <= (other?.x ?? 0) || (one?.y ?? 1) + (one?.height ?? 1) <= (other?.y ?? 0)).toBe(true);
  expect(pageCount).toBe(1);
});

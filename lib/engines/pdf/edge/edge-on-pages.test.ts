import { PDFDocument, PDFName, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { type Placement, preparePdf } from '@/lib/engines/pdf/intake/prepare-pdf';
import { decodeStream } from '@/lib/engines/pdf/pages/decode-stream';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import { type OddPage, pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { type Rendered, renderers } from '@/lib/engines/pdf/testing/rendered-page';

afterAll(closePdfEngines);

const ID = '0123456789abcdef0123456789abcdef';
const edge = { text: `Request ${ID} \u00b7 Page {page} of {pages}` };
const parties = [{ id: 'signer', blockTitle: 'Signer', signatureLabel: 'Signature', dateLabel: 'Date' }];
const signature = (box: Partial<Placement>): Placement => ({
  ...{ kind: 'signature', party: 'signer', label: '', required: true, page: 1, x: 0.3, y: 0.3, width: 0.3, height: 0.06 },
  ...box,
});
const prepared = (pdf: Uint8Array, placements = [signature({})], bears: typeof edge | null = edge) =>
  preparePdf({ pdf, locale: 'en', parties, placements, ...(bears ? { edge: bears } : {}) });

type Fill = 'nothing' | 'footer' | 'edges' | 'colour' | 'print';

/** Pages with something at their lower edge, or at all of them. */
async function filled(fill: Fill, odd: OddPage): Promise<Uint8Array> {
  return pdfOf([odd, odd], async (document) => {
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (const page of document.getPages()) {
      const { x, y, width, height } = page.getCropBox();
      const size = Math.min(width, height) / 60;
      if (fill === 'colour') page.drawRectangle({ x, y, width, height, color: rgb(0.08, 0.1, 0.3) });
      if (fill === 'footer')
        for (let line = 0; line < 4; line += 1) page.drawText('A footer of the author '.repeat(9), { x, y: y + size * (0.2 + line * 1.3), size, font });
      if (fill === 'print' || fill === 'edges')
        for (let up = 0; up < height; up += size * 1.1) page.drawText('Small print of the author '.repeat(9), { x, y: y + up, size, font });
      if (fill === 'edges')
        page.drawRectangle({ x: x + size * 12, y: y + size * 12, width: width - size * 24, height: height - size * 24, color: rgb(1, 1, 1) });
    }
  });
}

/** With the boxes that its pages had before some of them grew, so that both are drawn dot for dot alike. */
async function asBefore(marked: Uint8Array, plain: Uint8Array): Promise<Uint8Array> {
  const [document, before] = [await PDFDocument.load(marked), await PDFDocument.load(plain)];
  for (const [index, page] of before.getPages().entries()) {
    for (const key of ['MediaBox', 'CropBox']) document.getPage(index).node.delete(PDFName.of(key));
    const { x, y, width, height } = page.getCropBox();
    document.getPage(index).setMediaBox(x, y, width, height);
  }
  return document.save();
}

/** Steps of 255 by which paper may vary. */
const STEP = 14;

/** How many pixels of `before` that held anything but even paper are changed in `after`. */
function covered(before: Rendered, after: Rendered): number {
  const at = ({ shades, width }: Rendered, x: number, y: number) => shades[y * width + x] ?? 0;
  const isPaper = (x: number, y: number) => {
    const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [x + across, y + down] as const));
    const shades = around
      .filter(([one, other]) => one >= 0 && other >= 0 && one < before.width && other < before.height)
      .map(([one, other]) => at(before, one, other));
    return Math.max(...shades) - Math.min(...shades) <= STEP;
  };
  let count = 0;
  for (let y = 0; y < Math.min(before.height, after.height); y += 1) {
    for (let x = 0; x < Math.min(before.width, after.width); x += 1) {
      if (Math.abs(at(before, x, y) - at(after, x, y)) > 40 && !isPaper(x, y)) count += 1;
    }
  }
  return count;
}

const pages: Record<string, OddPage> = {
  A4: { size: [595, 842] },
  A6: { size: [298, 420] },
  'A4 landscape': { size: [842, 595] },
  'A4 turned by 90': { size: [595, 842], rotate: 90 },
  'A4 turned by 180': { size: [595, 842], rotate: 180 },
  'A6 turned by 270': { size: [298, 420], rotate: 270 },
  'an offset crop box': { size: [800, 1000], crop: [120, 210, 500, 640], rotate: 90 },
  'a user unit of two': { size: [300, 420], userUnit: 2 },
  A0: { size: [2384, 3370] },
  '14,400 points': { size: [14_400, 14_000] },
};
const fillsOf = (name: string): Fill[] => (name === 'A4' ? ['nothing', 'footer', 'edges', 'colour', 'print'] : ['footer', 'print']);
const WIDTH = 500;

describe.each(Object.entries(pages))('on %s', (name, odd) => {
  test.each(fillsOf(name))(
    'with %s at its edges each page bears the request and its number, and nothing that stands there is covered',
    { timeout: 60_000 },
    async (fill) => {
      const pdf = await filled(fill, odd);
      const [plain, marked] = [await prepared(pdf, undefined, null), await prepared(pdf)];
      const [before, after] = [await describePages(plain.pdf), await describePages(marked.pdf)];
      expect(after.map(({ lines }) => lines.filter(({ text }) => text.includes(ID)).map(({ text }) => text))).toEqual([
        [`Request ${ID} \u00b7 Page 1 of 2`],
        [`Request ${ID} \u00b7 Page 2 of 2`],
      ]);
      const shown = await asBefore(marked.pdf, plain.pdf);
      for (const render of Object.values(renderers)) {
        expect(covered(await render(plain.pdf, 1, WIDTH), await render(shown, 1, WIDTH))).toBeLessThan(3);
      }
      const isFilled = fill === 'print' || fill === 'edges';
      expect(after.every(({ height }, index) => height > (before[index]?.height ?? 0) + 1)).toBe(isFilled);
    },
  );
});

test('the line can be read: it stands out from paper of any shade', async () => {
  for (const [shade, odd] of [0, 0.25, 0.5, 0.75, 1].map((one) => [one, { size: [595, 842] as [number, number] }] as const)) {
    const pdf = await pdfOf(
      [odd],
      (document) => void document.getPage(0).drawRectangle({ x: 0, y: 0, width: 595, height: 842, color: rgb(shade, shade, shade) }),
    );
    const { pdf: marked } = await prepared(pdf);
    const [line] = (await describePages(marked))[0]?.lines.filter(({ text }) => text.includes(ID)) ?? [];
    if (!line) throw new Error('the line is missing');
    const { shades, width, height } = await renderers.poppler(marked, 1, 1600);
    const box: number[] = [];
    for (let y = Math.floor(line.y * height); y < (line.y + line.height) * height; y += 1)
      for (let x = Math.floor(line.x * width); x < (line.x + line.width) * width; x += 1) box.push(shades[y * width + x] ?? 0);
    expect(Math.max(...box) - Math.min(...box), `on ${shade}`).toBeGreaterThan(90);
  }
});

test('where fields stand along the lower edge, the line stands elsewhere', async () => {
  const placements = [signature({ x: 0, y: 0.9, width: 1, height: 0.1 })];
  const { pdf, fields } = await prepared(await pdfOf([{ size: [595, 842] }]), placements);
  const [page] = await describePages(pdf);
  expect(page?.height).toBeCloseTo(842, 0);
  expect(fields[0]).toMatchObject({ y: 0.9, height: 0.1 });
  const [line] = page?.lines.filter(({ text }) => text.includes(ID)) ?? [];
  expect((line?.y ?? 1) + (line?.height ?? 1)).toBeLessThan(0.9);
});

test('pages of one document bear the line in the same place where they can', async () => {
  const pdf = await pdfOf([{ size: [595, 842] }, { size: [595, 842] }, { size: [595, 842] }], async (document) => {
    const font = await document.embedFont(StandardFonts.Helvetica);
    document.getPage(1).drawText('2 / 3, by the author', { x: 260, y: 14, size: 8, font });
  });
  const lines = (await describePages((await prepared(pdf)).pdf)).map((page) => page.lines.find(({ text }) => text.includes(ID)));
  expect(new Set(lines.map((line) => `${line?.x.toFixed(2)} ${line?.y.toFixed(3)}`)).size).toBe(1);
});

test('where a page had to grow, its fields keep their places beside its content', async () => {
  const pdf = await filled('edges', { size: [595, 842] });
  const { pdf: marked, fields } = await prepared(pdf, [signature({ x: 0.2, y: 0.5, width: 0.4, height: 0.1 })]);
  const grown = (await describePages(marked))[0]?.height ?? 0;
  expect(grown).toBeGreaterThan(850);
  const [field] = fields;
  expect((field?.y ?? 0) * grown).toBeCloseTo(0.5 * 842, 1);
  expect((field?.height ?? 0) * grown).toBeCloseTo(0.1 * 842, 1);
  expect([field?.x, field?.width]).toEqual([0.2, 0.4]);
});

test('what lay hidden beyond the boxes of a page that grew stays hidden', async () => {
  const pdf = await pdfOf([{ size: [700, 900], crop: [50, 150, 500, 600] }], (document) => {
    const page = document.getPage(0);
    for (let up = 150; up < 750; up += 6) page.drawText('Small print of the author '.repeat(12), { x: 50, y: up, size: 6 });
    page.drawRectangle({ x: 0, y: 0, width: 700, height: 149, color: rgb(0, 0, 0) });
  });
  const { pdf: marked } = await prepared(pdf);
  const { shades, width, height } = await renderers.poppler(marked, 1, WIDTH);
  const grownFrom = Math.ceil((600 / ((await describePages(marked))[0]?.height ?? 1)) * height) + 1;
  expect(height - grownFrom).toBeGreaterThan(8);
  const dark = [...shades.subarray(grownFrom * width)].filter((shade) => shade < 60).length;
  expect(dark).toBe(0);
});

test('a page as large as pages can be that is filled to its edges is refused with its number', async () => {
  const pdf = await filled('edges', { size: [14_400, 14_400] });
  await expect(prepared(pdf)).rejects.toMatchObject({ code: 'too_complex', message: expect.stringContaining('Page 1 ') });
});

test('the page that is added for signatures bears the line and counts', async () => {
  const { pdf, pageCount } = await prepared(await pdfOf([{ size: [298, 420] }]), []);
  expect(pageCount).toBe(2);
  const texts = (await describePages(pdf)).map(({ lines }) => lines.map(({ text }) => text).join('\n'));
  expect(texts.map((text) => /Page \d of \d/.exec(text)?.[0])).toEqual(['Page 1 of 2', 'Page 2 of 2']);
});

test('the same file and request give the same bytes', async () => {
  const pdf = await filled('footer', { size: [595, 842] });
  expect(Buffer.compare((await prepared(pdf)).pdf, (await prepared(pdf)).pdf)).toBe(0);
});

test('readers of tagged documents pass the line over', async () => {
  const page = (await PDFDocument.load((await prepared(await pdfOf([{}]))).pdf)).getPage(0);
  const contents = page.node.normalizedEntries().Contents?.asArray() ?? [];
  const text = contents.map((entry) => Buffer.from(decodeStream(page.doc.context.lookup(entry), 100_000)).toString('latin1')).join('\n');
  expect(text).toMatch(/\/Artifact <<\/Type \/Pagination>> BDC\s+q[\s\S]*Do[\s\S]*EMC\s+Q\s*$/);
});

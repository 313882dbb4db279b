import { degrees, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { openPdf, savePdf } from '@/lib/engines/pdf/open-pdf';
import { drawPage } from '@/lib/engines/pdf/pages/page-reading';
import type { Mark, MarkContent } from '@/lib/engines/pdf/seal/mark';
import { stampMarks } from '@/lib/engines/pdf/seal/stamp-marks';

afterAll(closePdfEngines);

const WIDTH = 800;
// Top right is missing: turned or mirrored, another corner would be.
const BOX_WITHOUT_CORNER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100"><path d="M0 0H100V50H200V100H0Z"/></svg>';

type Odd = { rotate?: number; crop?: [number, number, number, number]; media?: [number, number, number, number]; userUnit?: number; leak?: string };

async function oddPage({ rotate = 0, crop, media, userUnit, leak }: Odd): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 800]);
  if (media) page.setMediaBox(...media);
  if (crop) page.setCropBox(...crop);
  page.setRotation(degrees(rotate));
  if (userUnit) page.node.set(PDFName.of('UserUnit'), PDFNumber.of(userUnit));
  if (leak) page.node.set(PDFName.of('Contents'), document.context.register(document.context.stream(leak)));
  return document.save({ useObjectStreams: false });
}

async function stamped(pdf: Uint8Array, marks: Mark[], locale = 'en'): Promise<Uint8Array> {
  const document = await openPdf(pdf);
  await stampMarks(document, marks, { locale });
  return savePdf(document);
}

/** The box of all dark pixels, in fractions of the picture. */
async function darkBox(pdf: Uint8Array) {
  const picture = await drawPage(pdf, 1, WIDTH);
  const { data, info } = await sharp(picture.webp).greyscale().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, -1, -1];
  for (const [at, value] of data.entries()) {
    if (value > 128) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  const shade = (x: number, y: number) => data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)] ?? 0;
  return {
    shade,
    x: left / info.width,
    y: top / info.height,
    right: right / info.width,
    bottom: bottom / info.height,
    aspect: info.width / info.height,
  };
}

const boxes: Record<string, Odd> = {
  'a plain page': {},
  'an offset media box': { media: [-100, 50, 500, 700] },
  'an offset crop box': { crop: [60, 90, 400, 500] },
  'a crop box reaching beyond the page': { crop: [100, 100, 900, 900] },
  'a user unit of two': { userUnit: 2 },
  'content that leaves a scaling open': { leak: 'q 0.3 0 0 0.3 50 50 cm' },
  'content that restores more than it saved': { leak: 'Q Q 0.5 0 0 0.5 0 0 cm' },
};

for (const [name, odd] of Object.entries(boxes)) {
  for (const rotate of [0, 90, 180, 270]) {
    test(`a mark lands where it was placed, upright: ${name}, rotated by ${rotate}`, async () => {
      const page = await oddPage({ ...odd, rotate });
      const { width, height } = await drawPage(page, 1, WIDTH);
      const place = { page: 1, x: 0.15, y: 0.2, width: 0.3, height: (0.15 * width) / height };
      const found = await darkBox(await stamped(page, [{ ...place, type: 'strokes', svg: BOX_WITHOUT_CORNER }]));
      const tolerance = 2.5 / Math.min(width, height);
      expect(Math.abs(found.x - place.x)).toBeLessThan(tolerance);
      expect(Math.abs(found.y - place.y)).toBeLessThan(tolerance);
      expect(Math.abs(found.right - place.x - place.width)).toBeLessThan(tolerance);
      expect(Math.abs(found.bottom - place.y - place.height)).toBeLessThan(tolerance);
      const isDark = (across: number, down: number) => found.shade(place.x + across * place.width, place.y + down * place.height) < 128;
      expect([isDark(0.25, 0.25), isDark(0.75, 0.25), isDark(0.25, 0.75), isDark(0.75, 0.75)]).toEqual([true, false, true, true]);
    });
  }
}

const place = { page: 1, x: 0.1, y: 0.4, width: 0.3, height: 0.04 };
const contents: Record<string, MarkContent> = {
  'a long text': { type: 'text', text: 'A long answer that cannot stand on one line of this small box whatever one does about it. '.repeat(2) },
  'a long word': { type: 'text', text: 'Donaudampfschifffahrtsgesellschaftskapitaenswitwe'.repeat(2) },
  'a long typed signature': { type: 'handwriting', text: 'Maximiliana Antonia von und zu Hohenlohe-Waldenburg-Schillingsfuerst' },
  'a large text': { type: 'text', text: 'Big', size: 90 },
};

for (const [name, content] of Object.entries(contents)) {
  test(`${name} stays inside its box`, async () => {
    const found = await darkBox(await stamped(await oddPage({}), [{ ...place, ...content }]));
    expect(found.right).toBeGreaterThan(found.x);
    expect(found.x).toBeGreaterThanOrEqual(place.x - 0.004);
    expect(found.right).toBeLessThanOrEqual(place.x + place.width + 0.004);
    expect(found.y).toBeGreaterThanOrEqual(place.y - 0.004);
    expect(found.bottom).toBeLessThanOrEqual(place.y + place.height + 0.004);
  });
}

test('a mark on a page that the document lacks is refused', async () => {
  await expect(stamped(await oddPage({}), [{ ...place, page: 2, type: 'text', text: 'x' }])).rejects.toMatchObject({ code: 'unknown_page' });
});

test('a picture is drawn in its own proportions', async () => {
  const png = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#000' } })
    .png()
    .toBuffer();
  const found = await darkBox(await stamped(await oddPage({}), [{ ...place, type: 'image', png: new Uint8Array(png) }]));
  expect((found.right - found.x) * found.aspect).toBeCloseTo(found.bottom - found.y, 2);
});

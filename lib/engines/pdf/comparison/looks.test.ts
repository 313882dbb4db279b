import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { type OddPage, pdfFromObjects, pdfOf, streamObject } from '@/lib/engines/pdf/testing/odd-pages';
import { withDocument, withPage } from '../pages/pdfium-document.ts';
import { differenceOf } from './differences.ts';
import { differingPart, type Frame, type Look, lookAt, WHOLE_PAGE } from './looks.ts';
import { shotOf } from './pdfium-shots.ts';
import { drawnByPdfjs, withPdfjs } from './pdfjs-shots.ts';

afterAll(closePdfEngines);

const inPdfium = (one: Uint8Array, other: Uint8Array) =>
  withDocument(one, (first) =>
    withDocument(other, (second) =>
      withPage(first, 0, (page, width, height) =>
        withPage(second, 0, async (other, otherWidth, otherHeight) =>
          differingPart(
            await lookAt({ width, height, shot: (frame) => shotOf({ page, form: null }, frame) }),
            await lookAt({ width: otherWidth, height: otherHeight, shot: (frame) => shotOf({ page: other, form: null }, frame) }),
          ),
        ),
      ),
    ),
  );

const inPdfjs = (one: Uint8Array, other: Uint8Array) =>
  withPdfjs(one, (first) =>
    withPdfjs(other, async (second) =>
      differingPart(await lookAt(drawnByPdfjs(await first.getPage(1), true)), await lookAt(drawnByPdfjs(await second.getPage(1), true))),
    ),
  );

const sizes: Record<string, [number, number]> = { A6: [298, 420], A4: [595, 842], A0: [2384, 3370], 'fourteen thousand points': [14_400, 14_400] };
const enginesOf = { PDFium: inPdfium, 'pdf.js': inPdfjs };
const page = (text: string, rest: OddPage = {}) => pdfOf([{ text, ...rest }]);

describe.each(Object.entries(enginesOf))('%s', (_, differingIn) => {
  test.each(Object.entries(sizes))('one digit of ten that changed is found on a page of %s', { timeout: 60_000 }, async (_size, size) => {
    const found = await differingIn(await page('Rent: 1,250,300 EUR', { size }), await page('Rent: 1,250,800 EUR', { size }));
    // Its middle and a little to the right, as the text stands there.
    expect(found && { x: Math.abs(found.x + found.width / 2 - 0.35) < 0.3, y: Math.abs(found.y + found.height / 2 - 0.4) < 0.2 }).toEqual({ x: true, y: true });
  });

  test('the same page drawn twice is the same', async () => {
    const pdf = await page('Rent: 1,250,300 EUR');
    expect(await differingIn(pdf, pdf)).toBeNull();
  });

  test('pages of two sizes differ as a whole', async () => {
    const usual = await page('Rent', { size: [600, 800] });
    for (const size of [
      [600, 801],
      [601, 800],
    ] as const)
      expect(await differingIn(usual, await page('Rent', { size: [...size] }))).toEqual(WHOLE_PAGE);
  });
});

const families = path.resolve('node_modules/@expo-google-fonts');
const fonts = [
  ...['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'].flatMap((style) => [
    `source-serif-4/${style}/SourceSerif4_${style}.ttf`,
    `noto-sans/${style}/NotoSans_${style}.ttf`,
  ]),
  ...['400Regular', '600SemiBold'].map((style) => `noto-sans-mono/${style}/NotoSansMono_${style}.ttf`),
];
const digits = [...'0123456789'];

/** Ten pages, each with one digit in a print of five points. */
const smallPrint = (font: string): Uint8Array =>
  pdfFromObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${digits.map((digit) => `${6 + Number(digit) * 2} 0 R`).join(' ')}] /Count 10 >>`,
    `<< /Type /Font /Subtype /TrueType /BaseFont /Small /Encoding /WinAnsiEncoding /FirstChar 48 /LastChar 57 /Widths [${'600 '.repeat(10)}] /FontDescriptor 4 0 R >>`,
    '<< /Type /FontDescriptor /FontName /Small /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 5 0 R >>',
    streamObject('', readFileSync(path.join(families, font))),
    ...digits.flatMap((digit) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 30 30] /Contents ${7 + Number(digit) * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      streamObject('', Buffer.from(`BT /F1 5 Tf 10.3 12.7 Td (${digit}) Tj ET`)),
    ]),
  ]);

const missed = async (looks: Look[]): Promise<string[]> => {
  const pairs = looks.flatMap((one, digit) => looks.slice(digit + 1).map((other, more) => ({ one, other, pair: `${digit}/${digit + more + 1}` })));
  const found = await Promise.all(pairs.map(({ one, other }) => differingPart(one, other)));
  return pairs.filter((_, index) => found[index] === null).map(({ pair }) => pair);
};

test.each(fonts)('each digit that became another is found in a print of five points: %s', { timeout: 120_000 }, async (font) => {
  const pdf = smallPrint(font);
  const inPdfjs = await withPdfjs(pdf, async (document) => {
    const looks: Look[] = [];
    for (const digit of digits) looks.push(await lookAt(drawnByPdfjs(await document.getPage(Number(digit) + 1), true)));
    return missed(looks);
  });
  const closer = (digit: number, frame: Frame) => withDocument(pdf, (document) => withPage(document, digit, (page) => shotOf({ page, form: null }, frame)));
  const inPdfium = await missed(await Promise.all(digits.map((digit) => lookAt({ width: 30, height: 30, shot: (frame) => closer(Number(digit), frame) }))));
  expect({ inPdfjs, inPdfium }).toEqual({ inPdfjs: [], inPdfium: [] });
});

test('dots count as thick where their neighbours differ too, so that an edge that moved is none', () => {
  const picture = (dark: [number, number][]) => {
    const pixels = new Uint32Array(100).fill(0xffffffff);
    for (const [x, y] of dark) pixels[y * 10 + x] = 0xff000000;
    return { pixels, width: 10, height: 10 };
  };
  const column: [number, number][] = Array.from({ length: 10 }, (_, y) => [4, y]);
  const square: [number, number][] = [
    [2, 2],
    [3, 2],
    [2, 3],
    [3, 3],
  ];
  expect(differenceOf(picture([]), picture(column), 64)).toMatchObject({ dots: 10, thick: 0, most: 255 });
  expect(differenceOf(picture([]), picture(square), 64)).toMatchObject({ dots: 4, thick: 1 });
  expect(differenceOf(picture([]), picture(square), 64, (x) => x === 2)).toMatchObject({ dots: 2, thick: 0 });
});

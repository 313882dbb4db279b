import { afterAll, describe, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { type OddPage, pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { withDocument, withPage } from '../pages/pdfium-document.ts';
import { differenceOf } from './differences.ts';
import { differingPart, lookAt, WHOLE_PAGE } from './looks.ts';
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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { takeInProven } from '@/lib/engines/pdf/intake/take-in-proven';
import { engineAttacks } from '@/lib/engines/pdf/testing/engine-attacks';
import { pdfFromObjects, streamObject } from '@/lib/engines/pdf/testing/odd-pages';
import { renderers } from '@/lib/engines/pdf/testing/rendered-page';
import { withDocument, withPage } from '../pages/pdfium-document.ts';
import { CLOSE_BY, differingAcross } from './across-engines.ts';
import { shotOf } from './pdfium-shots.ts';
import { drawnByPdfjs, withPdfjs } from './pdfjs-shots.ts';
import { type Shades, softened, strangePart } from './shades.ts';

const strange = (one: Shades, other: Shades) => strangePart(softened(one), softened(other), CLOSE_BY);

afterAll(closePdfEngines);
vi.setConfig({ testTimeout: 120_000 });

const outcome = (pdf: Uint8Array) =>
  takeInProven(pdf).then(
    (taken) => taken,
    ({ code, message }: { code: string; message: string }) => ({ code, message }),
  );

/** What engines draw differently and no rewriting makes the same. All others are written so that all draw them alike. */
const refused = new Set<keyof typeof engineAttacks>([
  'a letter that paints beyond its box',
  'a letter that is stroked',
  'a picture without dots',
  'a stencil with half of its dots',
  'a hard mask with half of its dots',
  'a picture in the text with half of its dots',
  // The first engine draws nothing of it, which is valid.
  'a picture as of a fax',
  'a fax of other rows than it says',
  // Rewritten, it is sound; but the second engine drew the original otherwise.
  'an octal escape beyond a byte',
  'a group that knocks out what it covers',
  'a group that blends with what lies below',
  'a profile that turns colours around',
  'an ink over a part of what it is given',
  'a course of colours over a part of its function',
  'a course of colours on a ground of its own',
  'tiles without a distance',
  'tiles without a size',
  'a way to show text that there is not',
  'dashes of no length with gaps and round ends',
  'a line of negative width',
  'a line of no length',
  'a line of no length with round ends',
  'a line of nearly no length with round ends',
  'a lone place that is closed with round ends',
  'a place within a line of length with round ends',
  'an ink that is none',
  'an ink of fewer colours than it is mixed of',
  'letters by names that there are not',
  'glyph numbers beyond the map',
]);

describe.each(Object.entries(engineAttacks))('%s', (name, make) => {
  test('is refused with its page, or looks the same in a third engine once it is taken in', async () => {
    const taken = await outcome(make());
    if (refused.has(name as keyof typeof engineAttacks)) {
      expect(taken).toMatchObject({ code: expect.stringMatching(/^(shown_differently|unmarkable)$/), message: expect.stringMatching(/page 1 /i) });
      return;
    }
    if (!('pdf' in taken)) throw new Error(taken.message);
    const [one, other] = [await renderers.pdfium(taken.pdf, 1, 1200), await renderers.poppler(taken.pdf, 1, 1200)];
    expect([other.width, Math.abs(other.height - one.height) <= 1]).toEqual([one.width, true]);
    const height = Math.min(one.height, other.height);
    expect(strange({ ...one, height }, { ...other, height })).toBeNull();
  });
});

test('a word, a digit or a line that one engine alone draws is seen, wherever it stands', () => {
  const paper = () => new Uint8Array(100 * 100).fill(255);
  const inked = (boxes: [left: number, top: number, width: number, height: number][]) => {
    const shades = paper();
    for (const [left, top, width, height] of boxes) for (let y = top; y < top + height; y += 1) shades.fill(0, y * 100 + left, y * 100 + left + width);
    return { shades, width: 100, height: 100 };
  };
  const bare = inked([]);
  expect(strange(bare, bare)).toBeNull();
  expect(strange(bare, inked([[10, 40, 80, 2]]))).not.toBeNull();
  expect(strange(inked([[50, 20, 3, 14]]), bare)).not.toBeNull();
  // An edge that lies up to two dots elsewhere is none.
  expect(strange(inked([[10, 40, 80, 6]]), inked([[12, 42, 80, 6]]))).toBeNull();
  expect(strange(inked([[10, 40, 80, 6]]), inked([[10, 45, 80, 6]]))).not.toBeNull();
});

const digits = [...'0123456789'];
const font = path.resolve('node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');

/** Ten pages, each with one digit in a print of ten points. */
const print = (): Uint8Array =>
  pdfFromObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${digits.map((digit) => `${6 + Number(digit) * 2} 0 R`).join(' ')}] /Count 10 >>`,
    `<< /Type /Font /Subtype /TrueType /BaseFont /Print /Encoding /WinAnsiEncoding /FirstChar 48 /LastChar 57 /Widths [${'600 '.repeat(10)}] /FontDescriptor 4 0 R >>`,
    '<< /Type /FontDescriptor /FontName /Print /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 5 0 R >>',
    streamObject('', readFileSync(font)),
    ...digits.flatMap((digit) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 60 60] /Contents ${7 + Number(digit) * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      streamObject('', Buffer.from(`BT /F1 10 Tf 20.3 22.7 Td (${digit}) Tj ET`)),
    ]),
  ]);

test('each digit of usual print that is another in the second engine is seen, and the same one never is', async () => {
  const pdf = print();
  const missed = await withDocument(pdf, (document) =>
    withPdfjs(pdf, async (other) => {
      const alike: string[] = [];
      for (const one of digits.keys()) {
        for (const digit of digits.keys()) {
          const drawn = drawnByPdfjs(await other.getPage(digit + 1), false);
          const box = await withPage(document, one, (page, width, height) =>
            differingAcross({ width, height, shot: (frame) => shotOf({ page, form: null }, frame) }, drawn),
          );
          if ((box === null) !== (one === digit)) alike.push(`${one}/${digit}`);
        }
      }
      return alike;
    }),
  );
  expect(missed).toEqual([]);
});

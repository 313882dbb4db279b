import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { edited, pdfFromObjects, streamObject } from '@/lib/engines/pdf/testing/odd-pages';
import { at, onePage, stream, word } from '@/lib/engines/pdf/testing/one-page';
import { differingPart, lookAt } from './looks.ts';
import { OperationsReader } from './pdfjs-operations.ts';
import { drawnByPdfjs, withPdfjs } from './pdfjs-shots.ts';
import { areSameOperations } from './same-operations.ts';

type Seen = { isSame: boolean; isDrawnAlike: boolean };

/** Of each page of two files: whether the same operations draw it, and whether its pictures are the same once it was drawn. */
const seenOf = (one: Uint8Array, other: Uint8Array): Promise<Seen[]> =>
  withPdfjs(one, (first) =>
    withPdfjs(other, async (second) => {
      const [reader, otherReader] = [new OperationsReader(), new OperationsReader()];
      const seen: Seen[] = [];
      for (let number = 1; number <= first.numPages; number += 1) {
        const [page, otherPage] = [await first.getPage(number), await second.getPage(number)];
        const [operations, others] = [await reader.of(page, true), await otherReader.of(otherPage, false)];
        const isSame = operations !== null && others !== null && areSameOperations(operations, others);
        const differing = await differingPart(await lookAt(drawnByPdfjs(page, true)), await lookAt(drawnByPdfjs(otherPage, false)));
        seen.push({ isSame, isDrawnAlike: differing === null });
        page.cleanup();
        otherPage.cleanup();
      }
      return seen;
    }),
  );

/** A picture of grey rows, dark but for those from one on. */
function rows(side: number, lightFrom: number): Uint8Array {
  const dots = Array.from({ length: side * side }, (_, dot) => String.fromCharCode(dot / side < lightFrom ? 90 : 250)).join('');
  return stream(`/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`, dots);
}
const ofPicture = (object: Uint8Array) => onePage({ resources: '/XObject << /Im1 6 0 R >>', content: 'q 300 0 0 300 100 300 cm /Im1 Do Q', objects: [object] });
const mask = (dots: string) => stream('/Subtype /Image /ImageMask true /Width 8 /Height 2 /BitsPerComponent 1', dots);
const ofFont = (...objects: (string | Uint8Array)[]) =>
  edited(onePage({ content: 'BT /F1 60 Tf 100 400 Td (ABC) Tj ET', objects }), (pdf) => pdf.replace('/F1 5 0 R', '/F1 6 0 R'));
const standardFont = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /FirstChar 65 /LastChar 67 /Widths [700 700 700] >>`;
const embedded = (style: string) => {
  const file = readFileSync(path.resolve(`node_modules/@expo-google-fonts/noto-sans-mono/${style}/NotoSansMono_${style}.ttf`));
  const metrics = '/Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80';
  return ofFont(
    '<< /Type /Font /Subtype /TrueType /BaseFont /Mono /Encoding /WinAnsiEncoding /FirstChar 65 /LastChar 67 /Widths [600 600 600] /FontDescriptor 7 0 R >>',
    `<< /Type /FontDescriptor /FontName /Mono ${metrics} /FontFile2 8 0 R >>`,
    streamObject('', file),
  );
};
const drawnFont =
  '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65 /LastChar 65 /Widths [1000] /Encoding << /Differences [65 /A] >> /CharProcs << /A 7 0 R >> /Resources << >> >>';
const letter = (square: string) => stream('', `1000 0 0 0 1000 1000 d1 ${square} re f`);
const ofTile = (square: string) =>
  onePage({
    resources: '/Pattern << /P1 6 0 R >>',
    content: '/Pattern cs /P1 scn 100 300 300 300 re f',
    objects: [stream('/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 20 20] /XStep 20 /YStep 20 /Resources << >>', `1 0 0 rg ${square} re f`)],
  });
const ofShading = (end: string) =>
  onePage({
    resources: '/Shading << /S1 6 0 R >>',
    content: '/S1 sh',
    objects: [
      `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [100 100 500 500] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [${end}] /N 1 >> >>`,
    ],
  });
const ofLayer = (configuration: string) =>
  onePage({
    catalog: `/OCProperties << /OCGs [6 0 R] /D << ${configuration} >> >>`,
    resources: '/Properties << /L 6 0 R >>',
    content: `/OC /L BDC ${at(100, 700, 'Pay 99')} EMC`,
    objects: ['<< /Type /OCG /Name (L) >>'],
  });
const ofDrawing = (text: string) => onePage({ resources: '/XObject << /X1 6 0 R >>', content: 'q 3 0 0 3 100 400 cm /X1 Do Q', objects: [word(text)] });

/** Two files whose operations are equal; what these name is not. */
const files: Record<string, [one: Uint8Array, other: Uint8Array]> = {
  'a picture': [ofPicture(rows(30, 30)), ofPicture(rows(30, 20))],
  'a large picture in its last rows': [ofPicture(rows(900, 900)), ofPicture(rows(900, 850))],
  'a mask of a picture': [ofPicture(mask('\xf0\xf0')), ofPicture(mask('\xf0\x0f'))],
  'a font': [ofFont(standardFont('Times-Roman')), ofFont(standardFont('Courier-Bold'))],
  'the program of an embedded font': [embedded('400Regular'), embedded('600SemiBold')],
  'a letter of a font': [ofFont(drawnFont, letter('0 0 700 700')), ofFont(drawnFont, letter('0 0 100 700'))],
  'a pattern': [ofTile('0 0 10 10'), ofTile('0 0 10 18')],
  'a shading': [ofShading('0 0 0'), ofShading('1 0 0')],
  'a layer that is hidden': [ofLayer('/OFF [6 0 R]'), ofLayer('')],
  'a word in a drawing': [ofDrawing('1250300'), ofDrawing('1250800')],
};

for (const [what, [one, other]] of Object.entries(files)) {
  test(`operations that name the same differ where ${what} differs by its content`, { timeout: 60_000 }, async () => {
    expect(await seenOf(one, other)).toEqual([{ isSame: false, isDrawnAlike: false }]);
  });
}

test.each(Object.keys(files).filter((what) => !what.includes('layer')))(
  'with the same content of %s nothing has to be drawn',
  { timeout: 60_000 },
  async (what) => {
    const [one] = files[what] ?? [];
    expect(await seenOf(one as Uint8Array, one as Uint8Array)).toEqual([{ isSame: true, isDrawnAlike: true }]);
  },
);

/** Pages of Helvetica, by the words on each. */
function pagesOf(words: readonly string[]): Uint8Array {
  const kids = words.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return pdfFromObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${words.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...words.flatMap((text, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595.28 841.89] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      stream('', at(100, 700, text)),
    ]),
  ]);
}

test('page after page, also once a page before was drawn, and with the sides of pages in seven digits', { timeout: 60_000 }, async () => {
  const original = pagesOf(['Rent: 300', 'Rent: 1,300 EUR', 'EUR 3']);
  const taken = Buffer.from(pagesOf(['Rent: 800', 'Rent: 1,300 EUR', 'EUR 3']))
    .toString('latin1')
    .replaceAll('595.28', '595.28003');
  expect((await seenOf(original, new Uint8Array(Buffer.from(taken, 'latin1')))).map(({ isDrawnAlike }) => isDrawnAlike)).toEqual([false, true, true]);
  const alike = new Uint8Array(Buffer.from(Buffer.from(original).toString('latin1').replaceAll('595.28', '595.28003'), 'latin1'));
  expect(await seenOf(original, alike)).toEqual(Array(3).fill({ isSame: true, isDrawnAlike: true }));
});

test('what did not come, or whose content cannot be read, is never the same; widths of letters are in seven digits', () => {
  const page = (operand: unknown, named: [string, unknown][] = []) => ({
    view: [0, 0, 1, 1, 0, 1],
    operators: [1],
    operands: [[operand]],
    named: new Map(named),
  });
  class Hidden {
    get width() {
      return 1;
    }
  }
  expect(areSameOperations(page('img_p0_1'), page('img_p0_1'))).toBe(false);
  expect(areSameOperations(page('img_p0_1', [['img_p0_1', { data: 1 }]]), page('img_p0_1'))).toBe(false);
  expect(areSameOperations(page(new Hidden()), page(new Hidden()))).toBe(false);
  expect(areSameOperations(page(1), page(1.00001))).toBe(false);
  const letter = (width: number) => page({ fontChar: 'E', width });
  expect(areSameOperations(letter(738.2), letter(738.20001))).toBe(true);
  expect(areSameOperations(letter(738.2), letter(738.25))).toBe(false);
  expect(areSameOperations(page('img_p0_1', [['img_p0_1', { data: 1 }]]), page('img_p0_7', [['img_p0_7', { data: 1 }]]))).toBe(true);
});

test('what is never drawn, and what a part that is no layer is called, makes no difference', { timeout: 60_000 }, async () => {
  const said = at(100, 700, 'Rent: 300');
  const state = (states: string) => ({ resources: `/ExtGState << /G << ${states} >> >>` });
  const original = onePage({ content: `3 i /Perceptual ri /G gs /P << /MCID 0 >> BDC ${said} EMC`, ...state('/FL 5 /RI /Perceptual') });
  const taken = onePage({ content: `/Q BMC ${said} EMC`, ...state('') });
  expect(await seenOf(original, taken)).toEqual([{ isSame: true, isDrawnAlike: true }]);
  const thick = onePage({ content: `/G gs /Q BMC ${said} 100 100 m 200 100 l S EMC`, ...state('/FL 5 /LW 20') });
  const thin = onePage({ content: `/G gs /Q BMC ${said} 100 100 m 200 100 l S EMC`, ...state('/LW 1') });
  expect(await seenOf(thick, thin)).toEqual([{ isSame: false, isDrawnAlike: false }]);
});

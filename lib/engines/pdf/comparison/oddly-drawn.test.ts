import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { takeIn } from '@/lib/engines/pdf/intake/take-in-pdf';
import { engineAttacks } from '@/lib/engines/pdf/testing/engine-attacks';
import { onePage, stream } from '@/lib/engines/pdf/testing/one-page';
import { setMarkdown } from '@/lib/engines/pdf/typeset/set-markdown';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { withDocument, withPage } from '../pages/pdfium-document.ts';
import { differingAcross } from './across-engines.ts';
import { shotOf } from './pdfium-shots.ts';
import { drawnByPdfjs, withPdfjs } from './pdfjs-shots.ts';

afterAll(closePdfEngines);

const oddlyDrawn = async (pdf: Uint8Array) => (await takeIn('takeIn', { pdf })).oddlyDrawn;
const scan = () => sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#f4f1ea' } });
const inInk = (mixing: string, objects: Uint8Array[] = [], colours = '/DeviceCMYK') =>
  onePage({
    content: '/C cs 1 scn 100 100 200 200 re f 0.4 scn 100 400 200 200 re f',
    resources: `/ColorSpace << /C [/Separation /Gold ${colours} ${mixing}] >>`,
    objects,
  });
const evenly = (to: string, more = '/N 1') => `<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [${to}] ${more} >>`;
const BYTES = '/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /BitsPerSample 8';
const table = (entries: string) => stream(`${BYTES} ${entries}`, '\xff\xff\xff\x80\x20\x70\x10\x20\x30');

const jpegInDeflate = async (end: number): Promise<Uint8Array> => {
  const jpeg = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#803020' } })
    .jpeg()
    .toBuffer();
  return onePage({
    content: 'q 200 0 0 200 100 400 cm /I Do Q',
    resources: '/XObject << /I 6 0 R >>',
    objects: [
      stream(
        '/Type /XObject /Subtype /Image /Width 200 /Height 200 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter [/FlateDecode /DCTDecode]',
        deflateSync(jpeg.subarray(0, end)).toString('latin1'),
      ),
    ],
  });
};

/** Where the two engines differ about the first page. */
const differsAcross = (pdf: Uint8Array) =>
  withDocument(pdf, (one) =>
    withPdfjs(pdf, async (other) => {
      const drawn = drawnByPdfjs(await other.getPage(1), false);
      return withPage(one, 0, (page, width, height) => differingAcross({ width, height, shot: (frame) => shotOf({ page, form: null }, frame) }, drawn));
    }),
  );

/** What papers are made of every day. */
const ordinary: Record<string, () => Promise<Uint8Array>> = {
  'text in a font that every reader has': () => plainPdf(),
  'set text with a table, in fonts that came along': async () => {
    const markdown = '# Lease\n\nYou pay **1,200 €**.\n\n| a | b |\n|---|---|\n| 1 | 2 |';
    const { pdf } = await setMarkdown({ markdown, title: 'Lease', locale: 'en', createdAt: new Date(0), parties: [] });
    return pdf;
  },
  'a scan as JPEG': async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([595, 842]).drawImage(await pdf.embedJpg(await scan().jpeg().toBuffer()), { width: 595, height: 842 });
    return pdf.save();
  },
  'a logo that one looks through': async () => {
    const pdf = await PDFDocument.create();
    const logo = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })
      .png()
      .toBuffer();
    pdf.addPage([595, 842]).drawImage(await pdf.embedPng(logo), { x: 40, y: 700, width: 100, height: 100 });
    return pdf.save();
  },
  'colours by the profile of a screen': async () => {
    const { icc } = await sharp(await scan().withIccProfile('srgb').png().toBuffer()).metadata();
    if (!icc) throw new Error('The picture has no profile.');
    return onePage({
      content: '/C cs 1 0 0 scn 100 100 200 200 re f',
      resources: '/ColorSpace << /C [/ICCBased 6 0 R] >>',
      objects: [stream('/N 3 /Alternate /DeviceRGB', icc.toString('latin1'))],
    });
  },
  'an ink that is mixed evenly': async () => inInk(evenly('0 0.3 1 0.2')),
  'an ink that is mixed by a table': async () => inInk('6 0 R', [table('/Size [3]')], '/DeviceRGB'),
  'the edges of a table, with a place named twice': async () =>
    onePage({ content: 'q 100 100 -5 200 re 95 100 m h 300 100 20 200 re W* n 0 0 600 800 re f Q 1 J 100 500 m 100 500 l 300 500 l S' }),
  'letters by a whole map of glyph numbers': async () => engineAttacks['glyph numbers by a whole map'](),
  'a fax': async () => engineAttacks['a fax'](),
  'a JPEG that was deflated once more': () => jpegInDeflate(Number.POSITIVE_INFINITY),
  'lines, dashes and boxes as forms have them': async () =>
    onePage({ content: '0.5 w [3 2] 0 d 100 500 m 500 500 l S [] 0 d 1 J 100 300 200 100 re S 0 0 1 rg 10 10 m 20 20 30 20 40 10 c f' }),
};

test.each(Object.entries(ordinary))('%s: drawn alike everywhere, and so not drawn twice', async (_, make) => {
  const { oddlyDrawn: odd, pdf } = await takeIn('takeIn', { pdf: await make() });
  expect(odd).toEqual([]);
  expect(await differsAcross(pdf)).toBeNull();
});

/** What two engines draw apart and no rewriting makes the same: each is what it is made of that says so. */
const odd = [
  'a letter that paints beyond its box',
  'a group that knocks out what it covers',
  'a group that blends with what lies below',
  'a profile that turns colours around',
  'an ink over a part of what it is given',
  'a course of colours over a part of its function',
  'tiles without a size',
  'dashes of no length with gaps and round ends',
  'a line of negative width',
  'a line of no length',
  'a line of no length with round ends',
  'a line of nearly no length with round ends',
  'a lone place that is closed with round ends',
  'a place within a line of length with round ends',
  'an ink that is none',
  'an ink of fewer colours than it is mixed of',
  'a picture as of a fax',
  'a fax of other rows than it says',
  'letters by names that there are not',
  'glyph numbers beyond the map',
  'a picture in the text with half of its dots',
  'a stencil with half of its dots',
] as const satisfies readonly (keyof typeof engineAttacks)[];

describe('what readers are known to draw differently is drawn by both engines', () => {
  test.each(odd)('%s', async (name) => {
    expect(await oddlyDrawn(engineAttacks[name]())).toEqual([0]);
  });

  /** Mixed in a way that is not looked into, a colour of an ink is what two engines agree on. */
  const mixed: Record<string, () => Uint8Array> = {
    'by a power': () => inInk(evenly('0 0.3 1 0.2', '/N 2')),
    'beyond a colour': () => inInk(evenly('0 3 1 0.2')),
    'up to a part of it': () => inInk('<< /FunctionType 2 /Domain [0 .5] /C0 [0 0 0 0] /C1 [0 0 1 0] /N 1 >>'),
    'by a part of a table': () => inInk('6 0 R', [table('/Size [3] /Encode [0 1]')], '/DeviceRGB'),
    'by a table of curves': () => inInk('6 0 R', [table('/Size [3] /Order 3')], '/DeviceRGB'),
    'by a program': () => inInk('6 0 R', [stream('/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1 0 1]', '{ dup dup dup }')]),
    'of colours in a table': () => inInk(evenly('0 0.3 1 0.2'), [], '[/Indexed /DeviceCMYK 0 (0000)]'),
  };
  test.each(Object.entries(mixed))('an ink that is mixed %s', async (_, make) => {
    expect(await oddlyDrawn(make())).toEqual([0]);
  });

  test('a deflated JPEG that ends too early', async () => {
    expect(await oddlyDrawn(await jpegInDeflate(-100))).toEqual([0]);
  });
});

import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { takeIn } from '@/lib/engines/pdf/intake/take-in-pdf';
import { engineAttacks } from '@/lib/engines/pdf/testing/engine-attacks';
import { onePage, stream } from '@/lib/engines/pdf/testing/one-page';
import { setMarkdown } from '@/lib/engines/pdf/typeset/set-markdown';
import { plainPdf } from '@/lib/testing/plain-pdf';

afterAll(closePdfEngines);

const oddlyDrawn = async (pdf: Uint8Array) => (await takeIn('takeIn', { pdf })).oddlyDrawn;
const scan = () => sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#f4f1ea' } });

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
  'lines, dashes and boxes as forms have them': async () =>
    onePage({ content: '0.5 w [3 2] 0 d 100 500 m 500 500 l S [] 0 d 1 J 100 300 200 100 re S 0 0 1 rg 10 10 m 20 20 30 20 40 10 c f' }),
};

test.each(Object.entries(ordinary))('%s: drawn alike everywhere, and so not drawn twice', async (_, make) => {
  expect(await oddlyDrawn(await make())).toEqual([]);
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
  'letters by names that there are not',
  'glyph numbers beyond the map',
  'a picture in the text with half of its dots',
  'a stencil with half of its dots',
] as const satisfies readonly (keyof typeof engineAttacks)[];

describe('what readers are known to draw differently is drawn by both engines', () => {
  test.each(odd)('%s', async (name) => {
    expect(await oddlyDrawn(engineAttacks[name]())).toEqual([0]);
  });
});

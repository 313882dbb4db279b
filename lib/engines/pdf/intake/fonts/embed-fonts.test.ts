import { PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { preparePdf } from '@/lib/engines/pdf/intake/prepare-pdf';
import { openPdf } from '@/lib/engines/pdf/open-pdf';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import { pdfFromObjects } from '@/lib/engines/pdf/testing/odd-pages';
import { stream } from '@/lib/engines/pdf/testing/one-page';
import { pixelsOfPage } from '@/lib/engines/pdf/testing/picture-pixels';

afterAll(closePdfEngines);

const prepare = async (pdf: Uint8Array) => (await preparePdf({ pdf, locale: 'en', parties: [], placements: [] })).pdf;
const linesOf = async (pdf: Uint8Array) => (await describePages(pdf))[0]?.lines.map((line) => line.text) ?? [];
/** Where the text of these pages stands: 18 points high, from (20, 120) on a page of 400 x 200. */
const LINE = { x: 20 / 400, y: 62 / 200, width: 120 / 400, height: 22 / 200 };

/** A page of one line in a font; objects from number 6 on are the font's. */
function inFont(hex: string, font: string, objects: readonly string[] = []): Uint8Array {
  return pdfFromObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream('', `BT /F1 18 Tf 20 120 Td <${hex}> Tj ET`),
    font,
    ...objects,
  ]);
}
const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex');
const composite = (hex: string, encoding: string, ordering: string, base: string, widths = '') =>
  inFont(hex, `<< /Type /Font /Subtype /Type0 /BaseFont /${base}-${encoding} /Encoding /${encoding} /DescendantFonts [6 0 R] >>`, [
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${base} /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /FontDescriptor 7 0 R /DW 1000 ${widths} >>`,
    `<< /Type /FontDescriptor /FontName /${base} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>`,
  ]);

/** Lines as their codings write them. */
const contracts = {
  '90ms-RKSJ-H': { text: '契約書 ABC 第1条 ｶﾀｶﾅ', hex: '8c5f96f18f91204142432091e6318ff020b6c0b6c5', ordering: 'Japan1', widths: '/W [231 632 500]' },
  'GBK-EUC-H': { text: '合同 第1条', hex: 'bacfcdac20b5da31ccf5', ordering: 'GB1', widths: '/W [814 939 500]' },
  'ETen-B5-H': { text: '契約書 第1條', hex: 'abb4acf9aed120b2c431b1f8', ordering: 'CNS1', widths: '/W [13648 13742 500]' },
  'KSCms-UHC-H': { text: '계약서 제1조', hex: 'b0e8bee0bcad20c1a631c1b6', ordering: 'Korea1', widths: '/W [1 95 500]' },
  'UniGB-UCS2-H': { text: '合同 第1条', hex: '5408540c00207b2c00316761', ordering: 'GB1', widths: '/W [1 95 500]' },
} satisfies Record<string, { text: string; hex: string; ordering: string; widths: string }>;
for (const [encoding, { text, hex, ordering, widths }] of Object.entries(contracts)) {
  test(`a line in ${encoding} whose font is not in the file is seen, in letters of ours that are`, async () => {
    const pdf = composite(hex, encoding, ordering, 'Somebody', widths);
    expect((await pixelsOfPage(pdf, 1)).unlike({ ...LINE, width: 36 / 400 })).toBe(0);
    const prepared = await prepare(pdf);
    expect(await linesOf(prepared)).toEqual([text]);
    expect((await pixelsOfPage(prepared, 1)).unlike({ ...LINE, width: 36 / 400 })).toBeGreaterThan(0.1);
    expect(await unembedded(prepared)).toEqual([]);
  });
}

/** Fonts of a file that it does not bring along. */
async function unembedded(pdf: Uint8Array): Promise<string[]> {
  const { context } = await openPdf(pdf);
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const text = object instanceof PDFRawStream ? '' : String(object);
    const isLacking = /\/Type \/Font\b(?!Descriptor)/.test(text) && !text.includes('/DescendantFonts') && !text.includes('/FontDescriptor');
    const isBare = text.includes('/Type /FontDescriptor') && !/\/FontFile[23]? /.test(text);
    return isLacking || isBare ? [text] : [];
  });
}

for (const [name, base, face] of [
  ['Helvetica', '/Subtype /Type1 /BaseFont /Helvetica', 'Helvetica'],
  ['Arial by the name of Word', '/Subtype /TrueType /BaseFont /Arial,Bold', 'Helvetica-Bold'],
  ['Times New Roman', '/Subtype /TrueType /BaseFont /TimesNewRomanPS-ItalicMT', 'Times-Italic'],
  ['Courier New', '/Subtype /TrueType /BaseFont /CourierNew', 'Courier'],
] as const) {
  test(`${name} is drawn as before, and by letters that are in the file`, async () => {
    const pdf = inFont(hexOf('Hamburgefonts \xe4\x80'), `<< /Type /Font ${base} /Encoding /WinAnsiEncoding >>`);
    const prepared = await prepare(pdf);
    expect(await linesOf(prepared)).toEqual(['Hamburgefonts ä€']);
    expect(await unembedded(prepared)).toEqual([]);
    expect(Buffer.from(prepared).toString('latin1')).toContain(`/AAAAAA+${face}`);
    const [before, after] = await Promise.all([pixelsOfPage(pdf, 1), pixelsOfPage(prepared, 1)]);
    expect(after.unlike(LINE)).toBeCloseTo(before.unlike(LINE), 2);
  });
}

test('signs of Symbol and ZapfDingbats stay what they were', async () => {
  for (const base of ['Symbol', 'ZapfDingbats']) {
    const pdf = inFont(hexOf('abc4'), `<< /Type /Font /Subtype /Type1 /BaseFont /${base} >>`);
    const prepared = await prepare(pdf);
    const [before, after] = await Promise.all([pixelsOfPage(pdf, 1), pixelsOfPage(prepared, 1)]);
    expect(before.unlike(LINE)).toBeGreaterThan(0.05);
    expect(after.unlike(LINE)).toBeCloseTo(before.unlike(LINE), 2);
    expect(await unembedded(prepared)).toEqual([]);
  }
});

/** PDFium draws such a text in Helvetica, and other readers not at all. */
function calledByAnotherName(): Uint8Array {
  const named = inFont(hexOf('Hello'), '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  return new Uint8Array(Buffer.from(Buffer.from(named).toString('latin1').replace('/F1 18 Tf', '/F9 18 Tf'), 'latin1'));
}

const refused: Record<string, { pdf: Uint8Array; font: string }> = {
  'a font that only some computers have': {
    pdf: inFont(hexOf('Hello'), '<< /Type /Font /Subtype /TrueType /BaseFont /Calibri /Encoding /WinAnsiEncoding >>'),
    font: 'Calibri',
  },
  'signs that are letters elsewhere': { pdf: inFont(hexOf('\xfc'), '<< /Type /Font /Subtype /TrueType /BaseFont /Wingdings >>'), font: 'Wingdings' },
  'letters by their numbers in a font that is not there': { pdf: composite('00240025', 'Identity-H', 'Identity', 'ArialMT'), font: 'ArialMT-Identity-H' },
  'lines from top to bottom': { pdf: composite('8c5f96f1', '90ms-RKSJ-V', 'Japan1', 'MSMincho'), font: 'MSMincho-90ms-RKSJ-V' },
  'a name that no font of the page bears': { pdf: calledByAnotherName(), font: 'F9' },
  'a blank by the name of no letter, which readers set each as wide as they like': {
    pdf: inFont(hexOf('Two words'), '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding << /Differences [32 /.notdef] >> >>'),
    font: 'Times-Roman',
  },
  'letters that the outlines of a standard font lack': {
    pdf: inFont(
      hexOf('uzav\x80ela'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [128 /rcaron] >> >>',
    ),
    font: 'Helvetica-Bold',
  },
  'codes that no encoding names': { pdf: inFont('e4', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'), font: 'Helvetica' },
};
for (const [name, { pdf, font }] of Object.entries(refused)) {
  test(`${name}: refused, naming font, page and what to do`, async () => {
    await expect(prepare(pdf)).rejects.toMatchObject({
      code: 'font_not_embedded',
      message: expect.stringMatching(new RegExp(`^Page 1 is set in the font "${font}", .* Export the PDF with all fonts embedded`)),
    });
  });
}

test('a font that draws nothing to be seen is no reason to refuse a file', async () => {
  const bytes = Buffer.from(inFont(hexOf('Hello'), '<< /Type /Font /Subtype /TrueType /BaseFont /Calibri /Encoding /WinAnsiEncoding >>')).toString('latin1');
  const invisible = new Uint8Array(Buffer.from(bytes.replace('/F1 18 Tf', '3 Tr /F1 9 Tf'), 'latin1'));
  const { context } = await openPdf(await prepare(invisible));
  expect(context.lookup(context.trailerInfo.Root)?.toString()).toContain(PDFName.of('Pages').toString());
});

test('a blank in a font that is not there is no reason to refuse a file', async () => {
  const bytes = Buffer.from(calledByAnotherName())
    .toString('latin1')
    .replace(`<${hexOf('Hello')}>`, `<${hexOf('     ')}>`);
  expect(await linesOf(await prepare(new Uint8Array(Buffer.from(bytes, 'latin1'))))).toEqual([]);
});

test('letters that a standard font has under a code of the file are drawn', async () => {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [128 /zcaron /Lslash /fi /Euro /nbspace] >> >>';
  expect(await linesOf(await prepare(inFont('4180818283', font)))).toEqual(['AžŁfi€']);
});

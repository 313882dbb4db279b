import { decodePDFRawStream, PDFArray, PDFDict, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { inspectPdf } from '@/lib/engines/pdf/intake/inspect-pdf';
import { preparePdf } from '@/lib/engines/pdf/intake/prepare-pdf';
import { openPdf } from '@/lib/engines/pdf/open-pdf';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import { makeSealIdentity } from '@/lib/engines/pdf/seal/make-seal-identity';
import { parseSealIdentity } from '@/lib/engines/pdf/seal/parse-seal-identity';
import { sealPdf } from '@/lib/engines/pdf/seal/seal-pdf';
import { activePdf, emptySignatureField, filledForm, fillWithoutDrawing, xfaBesideFields, xfaForms } from '@/lib/engines/pdf/testing/odd-contents';
import { pdfOf, plainPages } from '@/lib/engines/pdf/testing/odd-pages';
import { pixelsOfPage } from '@/lib/engines/pdf/testing/picture-pixels';

afterAll(closePdfEngines);

const prepare = async (pdf: Uint8Array) => (await preparePdf({ pdf, locale: 'en', parties: [], placements: [] })).pdf;
const linesOf = async (pdf: Uint8Array, page: number) => (await describePages(pdf))[page - 1]?.lines.map((line) => line.text) ?? [];
/** As a form's text is written. */
const MANNHEIM = Buffer.from('Mannheim').toString('hex').toUpperCase();
const written = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

async function sealed(): Promise<Uint8Array> {
  const at = new Date('2026-01-02T03:04:05Z');
  const pem = await makeSealIdentity('Somebody', at);
  return sealPdf(await pdfOf(plainPages(1)), await parseSealIdentity({ pem, source: 'test' }, { pem, source: 'test' }), { reason: 'Sealed', at });
}

test('a PDF that bears a digital signature is refused, as a mark would break it', async () => {
  await expect(inspectPdf(await sealed())).rejects.toMatchObject({ code: 'already_sealed', message: expect.stringContaining('unsigned copy') });
});

test('what only speaks of signatures is accepted: an empty field, the words in the text', async () => {
  expect(await inspectPdf(emptySignatureField())).toMatchObject({ pageCount: 1, hasForm: true });
  expect(await inspectPdf(await pdfOf([{ text: 'A /ByteRange [0 1 2 3] in the words' }]))).toMatchObject({ pageCount: 1, hasForm: false });
});

test('the values of a filled form stay to be seen, and its fields are gone', async () => {
  const pdf = await prepare(await filledForm());
  expect(await linesOf(pdf, 1)).toContain('Heidelberg');
  expect(await linesOf(pdf, 2)).toContain('yearly');
  const { unlike } = await pixelsOfPage(pdf, 1);
  const box = (x: number) => ({ x: (x + 6) / 600, y: (800 - 664) / 800, width: 18 / 600, height: 18 / 800 });
  expect(unlike(box(100))).toBeGreaterThan(0.1);
  expect(unlike(box(200))).toBe(0);
  expect(written(pdf)).not.toMatch(/\/AcroForm|\/Widget|\/NeedAppearances|\/FT\b/);
  expect(await inspectPdf(pdf)).toMatchObject({ hasForm: false });
});

test('a value that no program drew is drawn: in Latin letters and in others', async () => {
  const latin = await filledForm((document) => fillWithoutDrawing(document, 'city', PDFString.of('Mannheim')));
  expect(await linesOf(await prepare(latin), 1)).toContain('Mannheim');
  const kanji = await prepare(await filledForm((document) => fillWithoutDrawing(document, 'city', PDFHexString.fromText('京都市左京区'))));
  expect(await linesOf(kanji, 1)).toContain('京都市左京区');
  expect(await linesOf(kanji, 1)).not.toContain('Heidelberg');
  const { unlike } = await pixelsOfPage(kanji, 1);
  expect(unlike({ x: 100 / 600, y: 76 / 800, width: 200 / 600, height: 24 / 800 })).toBeGreaterThan(0.01);
});

test('a value that is drawn anew is drawn in a font that the file brings along', async () => {
  const pdf = await prepare(await filledForm((document) => fillWithoutDrawing(document, 'city', PDFString.of('Mannheim'))));
  const { context } = await openPdf(pdf);
  const drawn = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isDrawing = object instanceof PDFRawStream && Buffer.from(decodePDFRawStream(object).decode()).toString('latin1').includes(MANNHEIM);
    return isDrawing ? [object.dict.lookup(PDFName.of('Resources'), PDFDict).lookup(PDFName.of('Font'), PDFDict)] : [];
  });
  expect(drawn).toHaveLength(1);
  const fonts = drawn.flatMap((list) => list.keys().map((key) => list.lookup(key, PDFDict)));
  expect(fonts.map((font) => font.lookup(PDFName.of('FontDescriptor'), PDFDict).has(PDFName.of('FontFile3')))).toEqual([true]);
});

test('a password that no program drew is drawn as readers do, not in clear', async () => {
  const secret = await filledForm((document) => {
    document.getForm().getTextField('city').enablePassword();
    fillWithoutDrawing(document, 'city', PDFString.of('Geheim'));
  });
  const prepared = await prepare(secret);
  expect(await linesOf(prepared, 1)).toContain('******');
  expect((await linesOf(prepared, 1)).join()).not.toContain('Geheim');
});

test('a field that is hidden stays unseen', async () => {
  const hidden = await filledForm((document) => {
    for (const widget of document.getForm().getTextField('city').acroField.getWidgets()) widget.setFlags(2);
  });
  expect(await linesOf(await prepare(hidden), 1)).not.toContain('Heidelberg');
});

test('an appearance whose own box lies elsewhere is fitted to its field, as readers do', async () => {
  const shifted = await filledForm((document) => {
    for (const widget of document.getForm().getTextField('city').acroField.getWidgets()) {
      const reference = widget.getAppearances()?.normal;
      if (!reference || !('dict' in reference)) throw new Error('no appearance');
      const dict = 'contents' in reference || 'getContents' in reference ? (reference as { dict: typeof widget.dict }).dict : widget.dict;
      dict.set(PDFName.of('Matrix'), document.context.obj([1, 0, 0, 1, 300, -200]));
    }
  });
  const [before] = await describePages(shifted);
  const [after] = await describePages(await prepare(shifted));
  const place = (lines: { text: string; x: number; y: number }[] = []) => lines.find((line) => line.text === 'Heidelberg');
  expect(place(after?.lines)?.x).toBeCloseTo(100 / 600, 1);
  expect(place(after?.lines)?.y).toBeCloseTo(80 / 800, 1);
  expect(before?.width).toBe(600);
});

for (const [name, make] of Object.entries(xfaForms)) {
  test(`an XFA form ${name} is refused`, async () => {
    await expect(inspectPdf(make())).rejects.toMatchObject({ code: 'xfa_form' });
  });
}

test('a form that is XFA beside fields of its own is accepted, without the XFA', async () => {
  const pdf = xfaBesideFields();
  expect(await inspectPdf(pdf)).toMatchObject({ hasForm: true });
  expect(written(await prepare(pdf))).not.toMatch(/XFA|xdp/);
});

test('nothing remains that could run, play, open or send; links into the web and within the document do', async () => {
  const before = activePdf();
  expect(written(before)).toMatch(/JavaScript[\s\S]*Launch[\s\S]*hidden attachment/);
  const after = await prepare(before);
  expect(written(after)).not.toMatch(
    /JavaScript|\/JS\b|Launch|OpenAction|SubmitForm|RichMedia|FileAttachment|EmbeddedFile|hidden attachment|Collection|javascript:|\/Next\b/,
  );
  expect(written(after)).toContain('https://example.com/terms');
  expect(written(after)).toMatch(/\/Dest \[ ?\d+ 0 R \/Fit ?\]/);
  expect(await linesOf(after, 1)).toContain('Still here');
});

test('what an earlier version of the file held is not carried along', async () => {
  const first = await pdfOf(plainPages(1), (document) => {
    document.context.register(PDFString.of('a price that was changed'));
  });
  expect(written(first)).toContain('a price that was changed');
  expect(written(await prepare(first))).not.toContain('a price that was changed');
});

test('a prepared PDF can be prepared again and opens in the next step without a password', async () => {
  const once = await prepare(await filledForm());
  const twice = await prepare(once);
  expect((await openPdf(twice)).getPageCount()).toBe(2);
  expect(await linesOf(twice, 1)).toContain('Heidelberg');
});

test('two pages that share one list of contents are marked apart', async () => {
  const pdf = await pdfOf([{ text: '{{signature:signer}}' }, {}], (document) => {
    const [one, other] = [document.getPage(0).node, document.getPage(1).node];
    one.set(PDFName.Contents, document.context.register(one.lookup(PDFName.Contents, PDFArray)));
    for (const key of [PDFName.Contents, PDFName.Resources]) other.set(key, one.get(key) ?? PDFName.of('none'));
  });
  const party = { id: 'signer', blockTitle: 'Signer', signatureLabel: 'Signature', dateLabel: 'Date', nameLabel: 'Anna' };
  const { fields } = await preparePdf({ pdf, locale: 'en', parties: [party], placements: [] });
  expect(fields.map((field) => field.page)).toEqual([1, 2]);
});

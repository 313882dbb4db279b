import { type PDFDict, PDFDocument, PDFName, PDFObjectCopier, PDFRawStream, StandardFonts } from '@cantoo/pdf-lib';
import { savePdf } from '../../open-pdf.ts';
import { pdfium, withDocument, withMemory, withPage } from '../../pages/pdfium-document.ts';

/** Points: each code stands on a line of its own, with a mark behind it. */
const SIZE = 10;
const LINE = 40;
const LEFT = 100;
const WIDTH = 400;
const MARK = '|'.charCodeAt(0);
/** Units of a font in one of its sizes. */
const UNITS = 1_000;

/** What PDFium reads in a code, as text, and how far it moves on, in thousandths of the font's size; undefined where it can tell neither. */
export type Measured = { text: string; advance: number | undefined };

/** Asks PDFium, by a page made for it, what codes of a font that is not embedded stand for. Codes are bytes, one a character. */
export async function measureCodes(font: PDFDict, codes: readonly string[]): Promise<Measured[]> {
  // Twice: a single letter without an outline has no extent, and PDFium passes over it.
  const found = (
    await measureStrings(
      font,
      codes.map((code) => code + code),
    )
  ).map(({ text, advance }) => ({
    text: halfOf(text),
    advance: advance === undefined ? undefined : advance / 2,
  }));
  // It passes over spaces too where nothing else is written.
  const known = found.findIndex(({ text }) => text.trim() !== '');
  const [letter, meaning] = [codes[known], found[known]?.text];
  if (letter === undefined || meaning === undefined) return found;
  const silent = found.flatMap(({ text }, index) => (text === '' ? [index] : []));
  const between = await measureStrings(
    font,
    silent.map((index) => letter + codes[index] + letter),
  );
  for (const [at, { text }] of between.entries()) {
    const one = found[silent[at] ?? -1];
    if (one && text.startsWith(meaning) && text.endsWith(meaning)) one.text = text.slice(meaning.length, text.length - meaning.length);
  }
  return found;
}

async function measureStrings(font: PDFDict, strings: readonly string[]): Promise<Measured[]> {
  if (strings.length === 0) return [];
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const copy = PDFObjectCopier.for(font.context, context).copy(font);
  // What the file says of its text need not be what its codes stand for.
  copy.delete(PDFName.of('ToUnicode'));
  const mark = await document.embedFont(StandardFonts.Courier);
  const height = LINE * (strings.length + 2);
  const page = document.addPage([WIDTH, height]);
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { F: context.register(copy), M: mark.ref } }));
  const lines = strings.map((string, index) => {
    const hex = Buffer.from(string, 'latin1').toString('hex');
    return `BT 1 0 0 1 ${LEFT} ${height - LINE * (index + 1)} Tm /F ${SIZE} Tf <${hex}> Tj /M ${SIZE} Tf (|) Tj ET`;
  });
  page.node.set(PDFName.of('Contents'), context.register(PDFRawStream.of(context.obj({}), Buffer.from(lines.join('\n')))));
  const found: Measured[] = strings.map(() => ({ text: '', advance: undefined }));
  await withDocument(await savePdf(document), (opened) => withPage(opened, 0, (handle) => read(handle, height, found)));
  return found;
}

function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : '';
}

function read(page: number, height: number, found: Measured[]): void {
  const textPage = pdfium._FPDFText_LoadPage(page);
  try {
    withMemory(16, (address) => {
      for (let index = 0; index < pdfium._FPDFText_CountChars(textPage); index += 1) {
        if (pdfium._FPDFText_IsGenerated?.(textPage, index) === 1 || !pdfium._FPDFText_GetCharOrigin(textPage, index, address, address + 8)) continue;
        const view = new DataView(pdfium.HEAPU8.buffer);
        const line = found[Math.round((height - view.getFloat64(address + 8, true)) / LINE) - 1];
        if (!line || line.advance !== undefined) continue;
        const code = pdfium._FPDFText_GetUnicode(textPage, index);
        const moved = view.getFloat64(address, true) - LEFT;
        // The first upright of a line may be the code's own.
        if (code === MARK && (moved > 0.01 || line.text !== '')) line.advance = Math.round((moved / SIZE) * UNITS);
        else if (code > 0 && code <= 0x10_ffff) line.text += String.fromCodePoint(code);
      }
    });
  } finally {
    pdfium._FPDFText_ClosePage(textPage);
  }
}

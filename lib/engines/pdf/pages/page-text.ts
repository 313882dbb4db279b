import { type Handle, pdfium, withMemory } from './pdfium-document.ts';

const MAX_CHARACTERS = 100_000;
const BYTES_A_UNIT = 2;

/** All text of a page in the order of its content, without its places: sooner read than the lines. */
export function textOf(page: Handle): string {
  const textPage = pdfium._FPDFText_LoadPage(page);
  if (!textPage) return '';
  try {
    const count = Math.min(pdfium._FPDFText_CountChars(textPage), MAX_CHARACTERS);
    // PDFium writes a zero behind them.
    return withMemory((count + 1) * BYTES_A_UNIT, (address) => {
      const written = pdfium._FPDFText_GetText(textPage, 0, count, address);
      const end = address + Math.max(0, written - 1) * BYTES_A_UNIT;
      return Buffer.from(pdfium.HEAPU8.slice(address, end)).toString('utf16le');
    });
  } finally {
    pdfium._FPDFText_ClosePage(textPage);
  }
}

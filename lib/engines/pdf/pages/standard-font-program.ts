import { pdfium, withMemory } from './pdfium-document.ts';

const programs = new Map<string, Uint8Array>();

/** The outlines (CFF) that PDFium draws one of the standard fonts with, so that other readers can draw the same. */
export function standardFontProgram(name: string): Uint8Array {
  const known = programs.get(name);
  if (known) return known;
  const document = pdfium._FPDF_CreateNewDocument();
  try {
    const program = withMemory(name.length + 1, (address) => {
      pdfium.HEAPU8.set(Buffer.from(name, 'latin1'), address);
      const font = pdfium._FPDFText_LoadStandardFont(document, address);
      if (!font) throw new Error(`no font ${name}`);
      try {
        return programOf(font);
      } finally {
        pdfium._FPDFFont_Close(font);
      }
    });
    programs.set(name, program);
    return program;
  } finally {
    pdfium._FPDF_CloseDocument(document);
  }
}

function programOf(font: number): Uint8Array {
  const size = withMemory(4, (sizeAddress) => {
    pdfium._FPDFFont_GetFontData(font, 0, 0, sizeAddress);
    return new DataView(pdfium.HEAPU8.buffer).getUint32(sizeAddress, true);
  });
  return withMemory(size + 8, (address) => {
    if (!pdfium._FPDFFont_GetFontData(font, address + 8, size, address)) throw new Error('no font data');
    return pdfium.HEAPU8.slice(address + 8, address + 8 + size);
  });
}

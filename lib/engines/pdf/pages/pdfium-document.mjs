import { PDFiumLibrary } from '@hyzyla/pdfium';

const library = await PDFiumLibrary.init();
/** The functions of PDFium itself; the wrapper offers only some of them. */
export const pdfium = library.module;
const MAX_PAGES = 2_000;

/** Opens a PDF, calls `use` with its handle, and closes it. */
export async function withDocument(bytes, use) {
  const document = await library.loadDocument(bytes);
  try {
    if (document.getPageCount() > MAX_PAGES) throw new Error(`more than ${MAX_PAGES} pages`);
    return await use(document);
  } finally {
    document.destroy();
  }
}

/** Loads a page (counted from 0), calls `use` with its handle, and closes it. */
export async function withPage(document, index, use) {
  if (!(index >= 0 && index < document.getPageCount())) {
    throw Object.assign(new Error(`The document has no page ${index + 1}.`), { code: 'unknown_page' });
  }
  const page = pdfium._FPDF_LoadPage(document.documentIdx, index);
  if (!page) throw new Error(`page ${index + 1} cannot be read`);
  try {
    return await use(
      page,
      pdfium._FPDF_GetPageWidthF?.(page) ?? pdfium._FPDF_GetPageWidth(page),
      pdfium._FPDF_GetPageHeightF?.(page) ?? pdfium._FPDF_GetPageHeight(page),
    );
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

/** Calls `use` with the address of zeroed memory inside PDFium. */
export function withMemory(size, use) {
  const address = pdfium.wasmExports.malloc(size);
  if (!address) throw new Error('out of memory');
  try {
    pdfium.HEAPU8.fill(0, address, address + size);
    return use(address);
  } finally {
    pdfium.wasmExports.free(address);
  }
}

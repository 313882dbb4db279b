import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';

/** A number by which PDFium knows an open page, or the text of one. */
export type Handle = number;
/** A place in PDFium's own memory. */
export type Address = number;

/** Where WebAssembly keeps the functions that it calls by number. */
type FunctionTable = { set(index: number, entry: unknown): void };

/** The functions of PDFium that are used here; the wrapper describes only some. Those with a question mark came with later versions. */
type Pdfium = {
  _FPDF_LoadPage(document: Handle, index: number): Handle;
  _FPDF_ClosePage(page: Handle): void;
  _FPDF_GetPageWidth(page: Handle): number;
  _FPDF_GetPageHeight(page: Handle): number;
  _FPDF_GetPageWidthF?(page: Handle): number;
  _FPDF_GetPageHeightF?(page: Handle): number;
  _FPDF_PageToDevice(
    page: Handle,
    left: number,
    top: number,
    width: number,
    height: number,
    turns: number,
    x: number,
    y: number,
    toX: Address,
    toY: Address,
  ): void;
  _FPDFText_LoadPage(page: Handle): Handle;
  _FPDFText_ClosePage(text: Handle): void;
  _FPDFText_CountChars(text: Handle): number;
  _FPDFText_GetUnicode(text: Handle, index: number): number;
  _FPDFText_GetText(text: Handle, start: number, count: number, to: Address): number;
  _FPDFText_IsGenerated?(text: Handle, index: number): number;
  _FPDFText_GetLooseCharBox(text: Handle, index: number, rectangle: Address): number;
  _FPDFText_GetCharBox(text: Handle, index: number, left: Address, right: Address, bottom: Address, top: Address): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, pixels: Address, bytesPerRow: number): Handle;
  _FPDFBitmap_FillRect(bitmap: Handle, left: number, top: number, width: number, height: number, colour: number): void;
  _FPDF_RenderPageBitmap(bitmap: Handle, page: Handle, left: number, top: number, width: number, height: number, turns: number, flags: number): void;
  _FPDFBitmap_Destroy(bitmap: Handle): void;
  _FORM_OnAfterLoadPage(page: Handle, form: Handle): void;
  _FORM_OnBeforeClosePage(page: Handle, form: Handle): void;
  _FPDF_FFLDraw(form: Handle, bitmap: Handle, page: Handle, left: number, top: number, width: number, height: number, turns: number, flags: number): void;
  _FPDFPage_CountObjects?(page: Handle): number;
  _FPDFPage_GetObject?(page: Handle, index: number): Handle;
  _FPDFPageObj_GetType?(object: Handle): number;
  _FPDFPageObj_GetBounds?(object: Handle, left: Address, bottom: Address, right: Address, top: Address): number;
  _FPDF_CreateNewDocument(): Handle;
  _FPDF_CloseDocument(document: Handle): void;
  _FPDFText_LoadStandardFont(document: Handle, name: Address): Handle;
  _FPDFFont_GetFontData(font: Handle, bytes: Address, size: number, toSize: Address): number;
  _FPDFFont_Close(font: Handle): void;
  _FPDFText_GetCharOrigin(text: Handle, index: number, toX: Address, toY: Address): number;
  _FPDF_SaveAsCopy(document: Handle, writer: Address, flags: number): number;
  wasmExports: { malloc(size: number): Address; free(address: Address): void; __indirect_function_table: FunctionTable };
  HEAPU8: Uint8Array;
};

const library = await PDFiumLibrary.init();
// The wrapper calls both its own, and offers no other way to a page's text with its places.
export const pdfium = (library as unknown as { module: Pdfium }).module;
export const handleOf = (document: PDFiumDocument): Handle => (document as unknown as { documentIdx: Handle }).documentIdx;
const MAX_PAGES = 2_000;

/** Opens a PDF, calls `use` with it, and closes it. */
export async function withDocument<Answer>(bytes: Uint8Array, use: (document: PDFiumDocument) => Answer | Promise<Answer>): Promise<Answer> {
  const document = await library.loadDocument(bytes);
  try {
    if (document.getPageCount() > MAX_PAGES) throw new Error(`more than ${MAX_PAGES} pages`);
    return await use(document);
  } finally {
    document.destroy();
  }
}

/** Loads a page (counted from 0), calls `use` with its handle and its size in points as displayed, and closes it. */
export async function withPage<Answer>(
  document: PDFiumDocument,
  index: number,
  use: (page: Handle, width: number, height: number) => Answer | Promise<Answer>,
): Promise<Answer> {
  if (!(index >= 0 && index < document.getPageCount())) {
    throw Object.assign(new Error(`The document has no page ${index + 1}.`), { code: 'unknown_page' });
  }
  const page = pdfium._FPDF_LoadPage(handleOf(document), index);
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

/** Loads a page as a reader shows it on screen, with the values of its form drawn; calls `use` with it, and closes it. */
export async function withFilledPage<Answer>(
  document: PDFiumDocument,
  index: number,
  use: (page: { page: Handle; form: Handle; width: number; height: number }) => Answer | Promise<Answer>,
): Promise<Answer> {
  const form = document.initializeFormFields();
  return withPage(document, index, async (page, width, height) => {
    pdfium._FORM_OnAfterLoadPage(page, form);
    try {
      return await use({ page, form, width, height });
    } finally {
      pdfium._FORM_OnBeforeClosePage(page, form);
    }
  });
}

/** Calls `use` with the address of zeroed memory inside PDFium. */
export function withMemory<Answer>(size: number, use: (address: Address) => Answer): Answer {
  const address = pdfium.wasmExports.malloc(size);
  if (!address) throw new Error('out of memory');
  try {
    pdfium.HEAPU8.fill(0, address, address + size);
    return use(address);
  } finally {
    pdfium.wasmExports.free(address);
  }
}

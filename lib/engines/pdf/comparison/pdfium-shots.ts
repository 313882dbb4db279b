import { type Handle, pdfium, withMemory } from '../pages/pdfium-document.ts';
import type { Frame } from './looks.ts';

const BYTES_PER_PIXEL = 4;
const BGRA = 4;
const WHITE = 0xffffffff;
const ANNOTATIONS = 0x01;

/** A page in PDFium. With `form` its annotations and fields are drawn as on screen, without it its content alone. */
export type ShownPage = { page: Handle; form: Handle | null };

/** Draws a part of a page: one number for each pixel, row by row. */
export function shotOf({ page, form }: ShownPage, { width, height, left, top, across, down }: Frame): Uint32Array {
  const size = across * down * BYTES_PER_PIXEL;
  return withMemory(size, (address) => {
    const bitmap = pdfium._FPDFBitmap_CreateEx(across, down, BGRA, address, across * BYTES_PER_PIXEL);
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, across, down, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, -left, -top, width, height, 0, form === null ? 0 : ANNOTATIONS);
    if (form !== null) pdfium._FPDF_FFLDraw(form, bitmap, page, -left, -top, width, height, 0, 0);
    pdfium._FPDFBitmap_Destroy(bitmap);
    return new Uint32Array(pdfium.HEAPU8.slice(address, address + size).buffer);
  });
}

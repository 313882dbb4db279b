import type { Box, Size } from '../place.ts';
import { type Handle, pdfium, withMemory } from './pdfium-document.ts';

const MAX_PIXELS = 30_000_000;
const BYTES_PER_PIXEL = 4;
const BGRA = 4;
const WHITE = 0xffffffff;
const ANNOTATIONS = 0x01;
// No LCD_TEXT: its coloured fringes are made for one kind of screen.
const REVERSE_BYTE_ORDER = 0x10;

/** RGBA, row by row; width and height in pixels. */
export type Pixels = { pixels: Uint8Array; width: number; height: number };

/** One page on white, `widthPx` wide. */
export function pixelsOf(page: Handle, pageWidth: number, pageHeight: number, widthPx: number): Pixels {
  const width = Math.round(widthPx);
  const height = Math.max(1, Math.round((widthPx * pageHeight) / pageWidth));
  return pixelsOfPart(page, { width, height }, { x: 0, y: 0, width, height });
}

/** A part of a page, in pixels from its top left corner, where the whole page is so many pixels wide and high. */
export function pixelsOfPart(page: Handle, whole: Size, { x, y, width, height }: Box): Pixels {
  if (!(width > 0) || width * height > MAX_PIXELS) throw new Error(`a picture of ${width} x ${height} is too large`);
  const size = width * height * BYTES_PER_PIXEL;
  const pixels = withMemory(size, (address) => {
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BGRA, address, width * BYTES_PER_PIXEL);
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, -x, -y, whole.width, whole.height, 0, ANNOTATIONS | REVERSE_BYTE_ORDER);
    pdfium._FPDFBitmap_Destroy(bitmap);
    return pdfium.HEAPU8.slice(address, address + size);
  });
  return { pixels, width, height };
}

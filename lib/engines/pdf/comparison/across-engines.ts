import type { Box, Size } from '../place.ts';
import { type DrawnPage, type Frame, WHOLE_PAGE } from './looks.ts';
import { type Shades, shadesOf, softened, strangePart, strangeTiles } from './shades.ts';

/** Pixels in a point: from afar a stroke of usual print is two pixels, close by the opening of a 3 that another digit closes is a dozen. */
const FAR = 2;
const CLOSE = 6;
/** Of a look from afar; a page larger than A3 is looked at from further off. */
const MAX_PIXELS = 4_000_000;
/** Where to look closer: pixels that stand out from all around them, which letters half a pixel aside have none of. */
const DOUBTFUL = { reach: 1, atLeast: 40, enough: 2, side: 120, inARow: 6 };
/**
 * How far engines place the same edge apart, in pixels (half a point: PDFium counts widths of letters in whole units, which adds up along a
 * line); by how much a pixel must stand out, which a hairline does; and how many such pixels are something else.
 */
export const CLOSE_BY = { reach: 3, atLeast: 80, thick: 8 };
/** Pixels from afar by which a closer look goes beyond its square, as nothing is looked at along the edges. */
const OVERLAP = 4;
/** Points by which engines round the height of a page, where its width is the same. */
const SAME_SIZE = 1;

/** Where PDFium and pdf.js show one page differently, in fractions of it; null if each shows what the other does. */
export async function differingAcross(inPdfium: DrawnPage, inPdfjs: DrawnPage): Promise<Box | null> {
  // One counts points, the other the page's own units.
  const unit = inPdfjs.width / inPdfium.width;
  if (!(Math.abs(inPdfium.height - inPdfjs.height / unit) <= SAME_SIZE)) return WHOLE_PAGE;
  const both = async (frame: Frame): Promise<[Shades, Shades]> => [
    softened({ shades: shadesOf(await inPdfium.shot(frame), { isBlueFirst: true }), width: frame.across, height: frame.down }),
    softened({ shades: shadesOf(await inPdfjs.shot(frame), { isBlueFirst: false }), width: frame.across, height: frame.down }),
  ];
  const scale = Math.min(FAR, Math.sqrt(MAX_PIXELS / (inPdfium.width * inPdfium.height)));
  const whole = frameOf(inPdfium, scale, WHOLE_PAGE);
  for (const { x, y, width, height } of strangeTiles(...(await both(whole)), DOUBTFUL)) {
    const tile = {
      x: (x - OVERLAP) / whole.width,
      y: (y - OVERLAP) / whole.height,
      width: (width + 2 * OVERLAP) / whole.width,
      height: (height + 2 * OVERLAP) / whole.height,
    };
    const closer = frameOf(inPdfium, (scale * CLOSE) / FAR, tile);
    const found = strangePart(...(await both(closer)), CLOSE_BY);
    if (found) return { x: (closer.left + found.x) / closer.width, y: (closer.top + found.y) / closer.height, width: 0, height: 0 };
  }
  return null;
}

/** Nothing beyond the page: one engine goes on drawing there, the other does not. */
function frameOf(page: Size, scale: number, part: Box): Frame {
  const [width, height] = [Math.max(1, Math.round(page.width * scale)), Math.max(1, Math.round(page.height * scale))];
  const [left, top] = [Math.floor(Math.max(0, part.x) * width), Math.floor(Math.max(0, part.y) * height)];
  const [right, bottom] = [Math.ceil(Math.min(1, part.x + part.width) * width), Math.ceil(Math.min(1, part.y + part.height) * height)];
  return { width, height, left, top, across: Math.max(1, right - left), down: Math.max(1, bottom - top) };
}

import { clip, endPath, PDFArray, PDFContentStream, PDFName, type PDFPage, popGraphicsState, pushGraphicsState, rectangle } from '@cantoo/pdf-lib';
import { LARGEST_PAGE_POINTS } from '@/lib/engines/pdf/document-limits';
import { edgeSize, LINE_HEIGHT } from '@/lib/engines/pdf/edge/edge-mark';
import type { EdgePlace } from '@/lib/engines/pdf/edge/edge-places';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { balancePage } from '@/lib/engines/pdf/pages/balance-page';
import { ensureMediaBox, pageGeometry } from '@/lib/engines/pdf/pages/page-geometry';
import type { Box, Size } from '@/lib/engines/pdf/place';

/** Sizes of the text that a margin measures, with the line in its middle. */
const MARGIN = 2.4;
const LONGEST_SHARE = 0.96;

/** A page that has grown: where the line stands on it, and where a box of the page of before is now. */
export type Grown = { place: EdgePlace; moved: (box: Box) => Box };

/**
 * Adds a strip of white paper below a page as displayed, or to its right where it cannot be higher, for the line that has no free
 * place on it. Its content stays as it is, and what lay hidden beyond its boxes stays hidden. Throws a DocumentRefusal for a page that cannot grow.
 */
export function addMargin(page: PDFPage, pageNumber: number, length: number): Grown {
  ensureMediaBox(page);
  balancePage(page);
  const { width, height, matrix } = pageGeometry(page);
  const points = edgeSize({ width, height }) * MARGIN;
  const isBelow = height + points <= LARGEST_PAGE_POINTS;
  if (!isBelow && width + points > LARGEST_PAGE_POINTS) {
    throw new DocumentRefusal('too_complex', `Page ${pageNumber} is as large as a page can be and filled to its edges. Export the PDF on smaller paper.`);
  }
  clipTo(page, inOwnSpace({ x: 0, y: 0, width, height }, matrix));
  const size = isBelow ? { width, height: height + points } : { width: width + points, height };
  setBoxes(page, inOwnSpace({ x: 0, y: isBelow ? -points : 0, ...size }, matrix));
  return {
    place: inMargin(size, { width, height }, isBelow, points, length),
    moved: (box) => ({
      ...box,
      x: (box.x * width) / size.width,
      y: (box.y * height) / size.height,
      width: (box.width * width) / size.width,
      height: (box.height * height) / size.height,
    }),
  };
}

function inMargin(size: Size, before: Size, isBelow: boolean, points: number, length: number): EdgePlace {
  const text = edgeSize(before);
  const side = isBelow ? size.width : size.height;
  const long = Math.min(length * text, side * LONGEST_SHARE);
  const start = (side - long) / 2 / side;
  const high = text * LINE_HEIGHT;
  const rim = (points - high) / 2;
  return isBelow
    ? { side: 'bottom', key: 'margin', x: start, width: long / side, y: (before.height + rim) / size.height, height: high / size.height }
    : { side: 'right', key: 'margin', y: start, height: long / side, x: (before.width + rim) / size.width, width: high / size.width };
}

type Matrix = ReturnType<typeof pageGeometry>['matrix'];

/** A box of the page as displayed, in points from the bottom left, in the page's own space. */
function inOwnSpace({ x, y, width, height }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [x, y],
    [x + width, y + height],
  ].map(([across = 0, up = 0]) => ({ x: a * across + c * up + e, y: b * across + d * up + f }));
  const [xs, ys] = [corners.map((one) => one.x), corners.map((one) => one.y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom };
}

function clipTo(page: PDFPage, { x, y, width, height }: Box): void {
  const { context } = page.doc;
  const stream = (operators: Parameters<typeof PDFContentStream.of>[1]) => context.register(PDFContentStream.of(context.obj({}), operators));
  const held = page.node.get(PDFName.of('Contents'));
  if (!held) return;
  const contents = page.node.lookup(PDFName.of('Contents'));
  const entries = contents instanceof PDFArray ? contents.asArray() : [held];
  const before = stream([pushGraphicsState(), rectangle(x, y, width, height), clip(), endPath()]);
  page.node.set(PDFName.of('Contents'), context.obj([before, ...entries, stream([popGraphicsState()])]));
}

/** Both boxes alike; what else is said of trimming and bleeding spoke of the page of before. */
function setBoxes(page: PDFPage, { x, y, width, height }: Box): void {
  for (const key of ['BleedBox', 'TrimBox', 'ArtBox']) page.node.delete(PDFName.of(key));
  page.setMediaBox(x, y, width, height);
  page.setCropBox(x, y, width, height);
}

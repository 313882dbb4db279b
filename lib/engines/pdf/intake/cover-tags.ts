import { concatTransformationMatrix, fill, type PDFPage, popGraphicsState, pushGraphicsState, rectangle, setFillingRgbColor } from '@cantoo/pdf-lib';
import { balancePage } from '../pages/balance-page.ts';
import { pageGeometry } from '../pages/page-geometry.ts';
import { type Pixels, pixelsOf } from '../pages/page-pixels.ts';
import type { Handle } from '../pages/pdfium-document.ts';
import type { Box } from '../place.ts';
import type { TagInText } from './find-tags.ts';

/** Pixels: enough to see past the letters to what is behind them. */
const SAMPLE_WIDTH = 800;
/** Points that a cover is larger than what is printed, so that no soft edge remains. */
const MARGIN = 0.7;
/** Shades of a channel that count as one colour. */
const STEP = 8;

/** Red, green and blue from 0 to 1. */
type Colour = [red: number, green: number, blue: number];
export type Cover = Box & { colour: Colour };

/** The boxes of a page's tags, each with the colour that it is to be painted in. */
export function coversOf(page: Handle, width: number, height: number, tags: readonly TagInText[]): Cover[] {
  const boxes = tags.flatMap((tag) => tag.ink).map((box) => grown(box, MARGIN / width, MARGIN / height));
  if (boxes.length === 0) return [];
  const picture = pixelsOf(page, width, height, SAMPLE_WIDTH);
  return boxes.map((box) => ({ ...box, colour: commonColour(picture, grown(box, 2 / picture.width, 2 / picture.height)) }));
}

const grown = ({ x, y, width, height }: Box, across: number, down: number): Box => ({
  x: x - across,
  y: y - down,
  width: width + 2 * across,
  height: height + 2 * down,
});

/** The colour that most pixels of a box have: letters cover less of it than the paper. */
function commonColour({ pixels, width, height }: Pixels, box: Box): Colour {
  const [left, top] = [Math.max(0, Math.floor(box.x * width)), Math.max(0, Math.floor(box.y * height))];
  const [right, bottom] = [Math.min(width, Math.ceil((box.x + box.width) * width)), Math.min(height, Math.ceil((box.y + box.height) * height))];
  const tally = new Map<string, { count: number; colour: Colour }>();
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      const colour: Colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      const key = colour.map((shade) => Math.floor(shade / STEP)).join();
      const held = tally.get(key) ?? { count: 0, colour };
      held.count += 1;
      tally.set(key, held);
    }
  }
  const [most] = [...tally.values()].sort((one, other) => other.count - one.count);
  const [red, green, blue] = most?.colour ?? [255, 255, 255];
  return [red / 255, green / 255, blue / 255];
}

/** Paints covers over a page. */
export function coverTags(page: PDFPage, covers: readonly Cover[]): void {
  if (covers.length === 0) return;
  balancePage(page);
  const { width, height, matrix } = pageGeometry(page);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...matrix),
    ...covers.flatMap(({ x, y, width: across, height: down, colour }) => [
      setFillingRgbColor(...colour),
      rectangle(x * width, height - (y + down) * height, across * width, down * height),
      fill(),
    ]),
    popGraphicsState(),
  );
}

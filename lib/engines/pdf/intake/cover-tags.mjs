import { concatTransformationMatrix, fill, popGraphicsState, pushGraphicsState, rectangle, setFillingRgbColor } from '@cantoo/pdf-lib';
import { balancePage } from '../pages/balance-page.mjs';
import { pageGeometry } from '../pages/page-geometry.mjs';
import { pixelsOf } from '../pages/page-pixels.mjs';

/** Pixels: enough to see past the letters to what is behind them. */
const SAMPLE_WIDTH = 800;
/** Points that a cover is larger than what is printed, so that no soft edge remains. */
const MARGIN = 0.7;
/** Shades of a channel that count as one colour. */
const STEP = 8;

/** The boxes of a page's tags, each with the colour that it is to be painted in. `page` is PDFium's handle. */
export function coversOf(page, width, height, tags) {
  const boxes = tags.flatMap((tag) => tag.ink).map((box) => grown(box, MARGIN / width, MARGIN / height));
  if (boxes.length === 0) return [];
  const picture = pixelsOf(page, width, height, SAMPLE_WIDTH);
  return boxes.map((box) => ({ ...box, colour: commonColour(picture, grown(box, 2 / picture.width, 2 / picture.height)) }));
}

const grown = ({ x, y, width, height }, across, down) => ({ x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down });

/** The colour that most pixels of a box have: letters cover less of it than the paper. Red, green, blue from 0 to 1. */
function commonColour({ pixels, width, height }, box) {
  const [left, top] = [Math.max(0, Math.floor(box.x * width)), Math.max(0, Math.floor(box.y * height))];
  const [right, bottom] = [Math.min(width, Math.ceil((box.x + box.width) * width)), Math.min(height, Math.ceil((box.y + box.height) * height))];
  const tally = new Map();
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      const colour = [pixels[at], pixels[at + 1], pixels[at + 2]];
      const key = colour.map((shade) => Math.floor(shade / STEP)).join();
      const held = tally.get(key) ?? { count: 0, colour };
      held.count += 1;
      tally.set(key, held);
    }
  }
  const [most] = [...tally.values()].sort((one, other) => other.count - one.count);
  return (most?.colour ?? [255, 255, 255]).map((shade) => shade / 255);
}

/** Paints covers over a page. */
export function coverTags(page, covers) {
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

import { type Pixels, pixelsOfPart } from '../pages/page-pixels.ts';
import type { Handle } from '../pages/pdfium-document.ts';
import type { Box, Size } from '../place.ts';
import { edgeSize } from './edge-mark.ts';
import { type EdgePlace, type EdgeSide, edgePlaces, isUpright, REACH } from './edge-places.ts';

/** What is read against the paper of the place: grey on light, darker on a tint, light on dark. */
export type EdgeInk = 'grey' | 'dark' | 'light';
export type FreePlace = EdgePlace & { ink: EdgeInk };

/** Pixels to one size of the text: even a full stop then darkens one. */
const PIXELS_A_SIZE = 7;
/** In sizes of the text: what stands nearer would seem to belong to the line. */
const CLEARANCE = 0.45;
/** Steps of 255 by which paper may vary and still be paper: less than any print that can be read. */
const TOLERANCE = 14;
/** So many free places leave a choice among pages; then no other side is looked at. */
const ENOUGH = 6;
const SIDES: readonly (readonly EdgeSide[])[] = [['bottom'], ['top'], ['left', 'right']];

/**
 * Where along the edges nothing stands on a page, by its pixels, and nothing will stand in the reserved boxes; the best first. `length` as
 * `edgeLength` says it.
 */
export function freePlaces(page: Handle, size: Size, length: number, reserved: readonly Box[]): FreePlace[] {
  const free: FreePlace[] = [];
  for (const sides of SIDES) {
    for (const side of sides) free.push(...freeAlong(page, size, side, length, reserved));
    if (free.length >= ENOUGH) break;
  }
  return free;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** Draws the strip along one side alone. */
function freeAlong(page: Handle, size: Size, side: EdgeSide, length: number, reserved: readonly Box[]): FreePlace[] {
  const scale = PIXELS_A_SIZE / edgeSize(size);
  const whole = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) };
  const part = stripOf(whole, side);
  const strip = pixelsOfPart(page, whole, part);
  const free: FreePlace[] = [];
  for (const place of edgePlaces(size, side, length)) {
    if (reserved.some((box) => overlap(place, box))) continue;
    const paper = paperOf(strip, part, inPixels(place, whole));
    if (paper !== null) free.push({ ...place, ink: inkOn(paper) });
    if (free.length === ENOUGH) break;
  }
  return free;
}

function stripOf({ width, height }: Size, side: EdgeSide): Box {
  const deep = Math.ceil((REACH + 2 * CLEARANCE) * PIXELS_A_SIZE);
  const [wide, high] = isUpright(side) ? [width, Math.min(deep, height)] : [Math.min(deep, width), height];
  return { x: side === 'right' ? width - wide : 0, y: side === 'bottom' ? height - high : 0, width: wide, height: high };
}

/** With the clearance around it, cut at the page. */
function inPixels(place: Box, { width, height }: Size): Box {
  const clear = CLEARANCE * PIXELS_A_SIZE;
  const [left, top] = [Math.max(0, Math.floor(place.x * width - clear)), Math.max(0, Math.floor(place.y * height - clear))];
  const right = Math.min(width, Math.ceil((place.x + place.width) * width + clear));
  return { x: left, y: top, width: right - left, height: Math.min(height, Math.ceil((place.y + place.height) * height + clear)) - top };
}

/** The lightness of the paper in a box, 0 to 255; null where anything stands on it or it lies outside of what was drawn. */
function paperOf({ pixels, width, height }: Pixels, part: Box, box: Box): number | null {
  const [left, top, right, bottom] = [box.x - part.x, box.y - part.y, box.x - part.x + box.width, box.y - part.y + box.height];
  if (left < 0 || top < 0 || right > width || bottom > height) return null;
  const [low, high] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      for (let channel = 0; channel < 3; channel += 1) {
        const shade = pixels[at + channel] ?? 0;
        if (shade < (low[channel] ?? 0)) low[channel] = shade;
        if (shade > (high[channel] ?? 0)) high[channel] = shade;
        if ((high[channel] ?? 0) - (low[channel] ?? 0) > TOLERANCE) return null;
      }
    }
  }
  const [red = 0, green = 0, blue = 0] = low;
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

const inkOn = (paper: number): EdgeInk => (paper > 200 ? 'grey' : paper > 115 ? 'dark' : 'light');

import type { Box, Size } from '../place.ts';
import { apart, differenceOf, withinBoxes } from './differences.ts';

/** Pixels in a point: in the first look one word of the smallest print is some pixels, in the second each digit is. */
const FIRST_LOOK = 1;
const SECOND_LOOK = 5;
/** Of a first look; a page larger than two sheets of A3 is looked at from further off. */
const MAX_PIXELS = 2_000_000;
/** Shades in which a pixel of the first look may differ. */
const FIRST_NOISE = 8;
/** Shades beyond which a pixel of the second look shows something else. */
const SECOND_NOISE = 40;
/** Pixels of the second look that differ with their neighbours: edges that moved by a hair have none, the smallest changed digit some dozen. */
const THICK = 4;
/** Points: the sides of a second look, and in how much pages differ that are taken for equally large. */
const TILE = 240;
const SAME_SIZE = 0.5;
/** Second looks at one page, where it differs most. */
const MAX_TILES = 6;
/** Pixels of the first look around a box that is left out. */
const SOFT = 1.5;
export const WHOLE_PAGE: Box = { x: 0, y: 0, width: 1, height: 1 };
const BLACK = 0xff000000;

/** What of a page is drawn, in pixels: the whole of it is `width` by `height`, the part begins at `left`, `top`. */
export type Frame = Size & { left: number; top: number; across: number; down: number };
/** A page whose size in points is known, as an engine draws it: one number for each pixel, row by row, its colour on white. */
export type DrawnPage = Size & { shot: (frame: Frame) => Uint32Array | Promise<Uint32Array> };
/** A page as the first look at it saw it. */
export type Look = DrawnPage & { whole: Frame; pixels: Uint32Array };

export async function lookAt(page: DrawnPage): Promise<Look> {
  const whole = wholePage(page, Math.min(FIRST_LOOK, Math.sqrt(MAX_PIXELS / (page.width * page.height))));
  return { ...page, whole, pixels: await page.shot(whole) };
}

/** Where a page is shown otherwise than another, in fractions of the page; null if nowhere. Nothing is looked at within `leftOut`. */
export async function differingPart(one: Look, other: Look, leftOut: readonly Box[] = []): Promise<Box | null> {
  if (Math.min(one.width, one.height, other.width, other.height) < SAME_SIZE) return WHOLE_PAGE;
  if (Math.abs(one.width - other.width) > SAME_SIZE || Math.abs(one.height - other.height) > SAME_SIZE) return WHOLE_PAGE;
  if (Buffer.compare(Buffer.from(one.pixels.buffer), Buffer.from(other.pixels.buffer)) === 0) return null;
  for (const tile of differingTiles(one, other, leftOut)) {
    const frame = tileFrame(one, tile);
    const isLeftOut = withinBoxes(leftOut, frame, frame, SOFT * (frame.width / one.whole.width));
    const closer = async (page: DrawnPage) => ({ pixels: await page.shot(frame), width: frame.across, height: frame.down });
    if (differenceOf(await closer(one), await closer(other), SECOND_NOISE, isLeftOut).thick >= THICK) return tile;
  }
  return null;
}

/** Whether a box of a page, but for its soft edges, is black. */
export function isBlack({ whole, pixels }: Look, box: Box): boolean {
  const [left, right] = [Math.ceil(box.x * whole.width + SOFT), Math.floor((box.x + box.width) * whole.width - SOFT)];
  const [top, bottom] = [Math.ceil(box.y * whole.height + SOFT), Math.floor((box.y + box.height) * whole.height - SOFT)];
  if (left >= right || top >= bottom) return false;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if (apart(pixels[y * whole.across + x] as number, BLACK) > FIRST_NOISE) return false;
  return true;
}

function wholePage({ width, height }: Size, scale: number): Frame {
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  return { width: across, height: down, left: 0, top: 0, across, down };
}

/** The squares of a page in which the first look saw something, those that differ most first. */
function differingTiles({ pixels: first, whole, width }: Look, { pixels: second }: Look, leftOut: readonly Box[]): Box[] {
  const side = Math.max(1, Math.round((TILE * whole.width) / width));
  const columns = Math.ceil(whole.across / side);
  const isLeftOut = withinBoxes(leftOut, whole, whole, SOFT);
  const dots = new Uint32Array(columns * Math.ceil(whole.down / side));
  for (let y = 0, at = 0; y < whole.down; y += 1) {
    for (let x = 0; x < whole.across; x += 1, at += 1) {
      if (first[at] === second[at] || apart(first[at] as number, second[at] as number) < FIRST_NOISE || isLeftOut(x, y)) continue;
      const tile = Math.floor(y / side) * columns + Math.floor(x / side);
      dots[tile] = (dots[tile] as number) + 1;
    }
  }
  return [...dots]
    .flatMap((count, tile) => (count > 0 ? [{ count, left: (tile % columns) * side, top: Math.floor(tile / columns) * side }] : []))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_TILES)
    .map(({ left, top }) => ({
      x: left / whole.across,
      y: top / whole.down,
      width: Math.min(side, whole.across - left) / whole.across,
      height: Math.min(side, whole.down - top) / whole.down,
    }));
}

function tileFrame(page: Size, tile: Box): Frame {
  const { width, height } = wholePage(page, SECOND_LOOK);
  return {
    width,
    height,
    left: Math.floor(tile.x * width),
    top: Math.floor(tile.y * height),
    across: Math.max(1, Math.ceil(tile.width * width)),
    down: Math.max(1, Math.ceil(tile.height * height)),
  };
}

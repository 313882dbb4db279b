/** A picture as the brightness of each pixel, from 0 to 255, row by row. */
export type Shades = { shades: Uint8Array; width: number; height: number };

/** Of 256, how much of the brightness each part of a colour is. */
const RED = 77;
const GREEN = 151;
const BLUE = 28;
const WHITE = 255;
const WHITE_PIXEL = 0xffffffff;

/** The brightness of pixels whose lowest byte is red, as a canvas has them, or blue, as PDFium. */
export function shadesOf(pixels: Uint32Array, { isBlueFirst }: { isBlueFirst: boolean }): Uint8Array {
  const [lowest, highest] = isBlueFirst ? [BLUE, RED] : [RED, BLUE];
  // Most of a page is paper.
  const shades = new Uint8Array(pixels.length).fill(WHITE);
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] as number;
    if (pixel === WHITE_PIXEL) continue;
    shades[at] = ((pixel & 255) * lowest + ((pixel >> 8) & 255) * GREEN + ((pixel >> 16) & 255) * highest) >> 8;
  }
  return shades;
}

/** A ninth of a sum of nine shades, without a fraction, as a product: a division of each takes longer than all the rest. */
const NINTH = 7_282;
const NINTH_BITS = 16;
/** How often its reach from the edge of a picture nothing is looked at. */
const EDGE = 2;

/**
 * Each pixel as the mean of itself and its eight neighbours: engines draw the same hairline as one dark row or two pale ones, and the same
 * picture in blocks or smoothly. Pixels at the edge stay as they are.
 */
export function softened({ shades, width, height }: Shades): Shades {
  const soft = Uint8Array.from(shades);
  const paper = new Uint8Array(width).fill(WHITE);
  const isPaper = Array.from({ length: height }, (_, y) => isSameRow(shades, y * width, paper, 0, width));
  const rows = new Uint16Array(shades.length);
  for (let y = 0; y < height; y += 1) {
    if (isPaper[y]) rows.fill(3 * WHITE, y * width, (y + 1) * width);
    else
      for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1)
        rows[at] = (shades[at - 1] as number) + (shades[at] as number) + (shades[at + 1] as number);
  }
  for (let y = 1; y < height - 1; y += 1) {
    if (isPaper[y - 1] && isPaper[y] && isPaper[y + 1]) continue;
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1)
      soft[at] = (((rows[at - width] as number) + (rows[at] as number) + (rows[at + width] as number)) * NINTH) >> NINTH_BITS;
  }
  return { shades: soft, width, height };
}

/** Compared as bytes, which takes a tenth of the time of a loop. */
const isSameRow = (one: Uint8Array, at: number, other: Uint8Array, otherAt: number, width: number): boolean =>
  Buffer.from(one.buffer, one.byteOffset + at, width).equals(other.subarray(otherAt, otherAt + width));

/** How far apart in pixels two pictures may have the same, and by how much of brightness it may be another. */
type Likeness = { reach: number; atLeast: number };

/**
 * Where two pictures of one size show something else, in pixels; null if they differ by no more than two engines always do: edges are softer
 * or some pixels aside, hairlines paler. `thick` strange pixels with their neighbours to right and below are something else.
 */
export function strangePart(one: Shades, other: Shades, { thick, ...likeness }: Likeness & { thick: number }): { x: number; y: number } | null {
  let found = 0;
  let above: Uint8Array = new Uint8Array(one.width);
  for (const { y, row } of strangeRows(one, other, likeness)) {
    for (let x = 1; x < one.width; x += 1) {
      if (row[x] && row[x - 1] && above[x] && above[x - 1]) found += 1;
      if (found >= thick) return { x, y };
    }
    above = row;
  }
  return null;
}

/**
 * The pixels of each row that are strange: darker or brighter by `atLeast` than all that the other picture has within `reach` pixels. At the
 * very edge none is: what is to be compared with it may lie outside.
 */
function* strangeRows(one: Shades, other: Shades, { reach, atLeast }: Likeness): Generator<{ y: number; row: Uint8Array }> {
  const { width, height } = one;
  const edge = EDGE * reach;
  const nothing = new Uint8Array(width);
  for (let y = edge; y < height - edge; y += 1) {
    if (isSameRow(one.shades, y * width, other.shades, y * width, width)) {
      yield { y, row: nothing };
      continue;
    }
    const row = new Uint8Array(width);
    for (let x = edge, at = y * width + edge; x < width - edge; x += 1, at += 1) {
      if (Math.abs((one.shades[at] as number) - (other.shades[at] as number)) < atLeast) continue;
      if (isStrange(one, other, x, y, reach, atLeast) || isStrange(other, one, x, y, reach, atLeast)) row[x] = 1;
    }
    yield { y, row };
  }
}

function isStrange({ shades, width, height }: Shades, other: Shades, x: number, y: number, reach: number, atLeast: number): boolean {
  const shade = shades[y * width + x] as number;
  const [darkest, brightest] = [shade - atLeast, shade + atLeast];
  const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
  const last = Math.min(height - 1, y + reach);
  let [isDarker, isBrighter] = [true, true];
  for (let row = Math.max(0, y - reach); row <= last; row += 1) {
    for (let at = row * width + left; at <= row * width + right; at += 1) {
      const near = other.shades[at] as number;
      if (near < brightest) isDarker = false;
      if (near > darkest) isBrighter = false;
    }
    if (!isDarker && !isBrighter) return false;
  }
  return true;
}

type Part = { x: number; y: number; width: number; height: number };

/** The squares that hold `enough` strange pixels, as boxes of up to `inARow` that lie side by side, the strangest first. */
export function strangeTiles(
  one: Shades,
  other: Shades,
  { side, enough, inARow, ...likeness }: Likeness & { side: number; enough: number; inARow: number },
): Part[] {
  const columns = Math.ceil(one.width / side);
  const dots = new Uint32Array(columns * Math.ceil(one.height / side));
  for (const { y, row } of strangeRows(one, other, likeness)) {
    const first = Math.floor(y / side) * columns;
    for (let x = 0; x < one.width; x += 1) if (row[x]) dots[first + Math.floor(x / side)] = (dots[first + Math.floor(x / side)] as number) + 1;
  }
  const parts: { count: number; tile: number; across: number }[] = [];
  for (const [tile, count] of dots.entries()) {
    if (count < enough) continue;
    const last = parts.at(-1);
    if (last && last.tile + last.across === tile && tile % columns > 0 && last.across < inARow) {
      last.across += 1;
      last.count = Math.max(last.count, count);
    } else parts.push({ count, tile, across: 1 });
  }
  return parts
    .sort((first, second) => second.count - first.count)
    .map(({ tile, across }) => ({ x: (tile % columns) * side, y: Math.floor(tile / columns) * side, width: across * side, height: side }));
}

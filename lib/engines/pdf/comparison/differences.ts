import type { Box } from '../place.ts';

/** A picture as one number for each pixel, row by row. */
export type Picture = { pixels: Uint32Array; width: number; height: number };

/** Where two pictures differ by more than asked, in pixels; `thick` counts those whose three neighbours to right and below differ too. */
export type Difference = { most: number; dots: number; thick: number; x: number; y: number };

/** How far two colours are apart in the channel in which they differ most, from 0 to 255. */
export const apart = (one: number, other: number): number =>
  Math.max(Math.abs((one & 255) - (other & 255)), Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)), Math.abs(((one >> 16) & 255) - ((other >> 16) & 255)));

/** Compares two pictures of one size. `isLeftOut` says which pixels are not looked at. */
export function differenceOf(one: Picture, other: Picture, atLeast: number, isLeftOut: (x: number, y: number) => boolean = () => false): Difference {
  const { width, height } = one;
  const found = { most: 0, dots: 0, thick: 0, x: 0, y: 0 };
  // Of this row and of the one above: whether a pixel differs.
  let above = new Uint8Array(width);
  for (let y = 0; y < height; y += 1) {
    const row = new Uint8Array(width);
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if (one.pixels[at] === other.pixels[at]) continue;
      const distance = apart(one.pixels[at] as number, other.pixels[at] as number);
      if (distance < atLeast || isLeftOut(x, y)) continue;
      if (distance > found.most) Object.assign(found, { most: distance, x, y });
      found.dots += 1;
      row[x] = 1;
      if (x > 0 && row[x - 1] && above[x] && above[x - 1]) found.thick += 1;
    }
    above = row;
  }
  return found;
}

/** Whether a pixel lies in one of the boxes, each some pixels larger for its soft edges. Boxes are fractions of the page. */
export function withinBoxes(boxes: readonly Box[], page: { width: number; height: number }, at: { left: number; top: number }, softPx: number) {
  const sides = boxes.map(({ x, y, width, height }) => ({
    left: x * page.width - at.left - softPx,
    right: (x + width) * page.width - at.left + softPx,
    top: y * page.height - at.top - softPx,
    bottom: (y + height) * page.height - at.top + softPx,
  }));
  return (x: number, y: number) => sides.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

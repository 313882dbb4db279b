import type { Box } from '../place.ts';

/** A rectangle by its sides, in fractions of a page as displayed, from the left and from the top. */
export type Sides = { left: number; top: number; right: number; bottom: number };

/** The smallest rectangle around some. */
export function around(some: readonly Sides[]): Sides {
  const all = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY, bottom: Number.NEGATIVE_INFINITY };
  for (const { left, top, right, bottom } of some) {
    all.left = Math.min(all.left, left);
    all.top = Math.min(all.top, top);
    all.right = Math.max(all.right, right);
    all.bottom = Math.max(all.bottom, bottom);
  }
  return all;
}

export const boxOfSides = ({ left, top, right, bottom }: Sides): Box => ({ x: left, y: top, width: right - left, height: bottom - top });

import type { Box, Size } from '../place.ts';
import { edgeSize, LINE_HEIGHT } from './edge-mark.ts';

export type EdgeSide = 'bottom' | 'top' | 'left' | 'right';

/** A place for the line at the edge, in fractions of the page as displayed. The same `key` is the same place on pages of any size. */
export type EdgePlace = Box & { side: EdgeSide; key: string };

/** Between the edge and the line, in sizes of its text: where most printers still print first, the rim last. */
const INSETS = [1.9, 2.8, 1.2, 4, 5.4, 0.6];
const ALIGNMENTS = ['middle', 'start', 'end'] as const;
/** Of the side that a line may fill, and from the corner to where it starts. */
const LONGEST_SHARE = 0.92;
const CORNER_SHARE = 0.04;
/** How far the outermost of these places reach into the page, in sizes of the text. */
export const REACH = Math.max(...INSETS) + LINE_HEIGHT;

export const isUpright = (side: EdgeSide): boolean => side === 'bottom' || side === 'top';

/** All places along one side for a line of so many sizes of its text, the best first. */
export function edgePlaces(page: Size, side: EdgeSide, length: number): EdgePlace[] {
  const along = isUpright(side) ? page.width : page.height;
  const across = isUpright(side) ? page.height : page.width;
  const size = edgeSize(page);
  // A line that is too long for its side is set smaller.
  const [long, high] = [Math.min(length * size, along * LONGEST_SHARE), size * LINE_HEIGHT * Math.min(1, (along * LONGEST_SHARE) / (length * size))];
  return INSETS.flatMap((inset) =>
    ALIGNMENTS.map((alignment) => {
      const starts = { middle: (along - long) / 2, start: along * CORNER_SHARE, end: along * (1 - CORNER_SHARE) - long };
      const [start, deep] = [starts[alignment] / along, (inset * size) / across];
      const [run, rise] = [long / along, high / across];
      const isFar = side === 'bottom' || side === 'right';
      const depth = isFar ? 1 - deep - rise : deep;
      const box = isUpright(side) ? { x: start, y: depth, width: run, height: rise } : { x: depth, y: start, width: rise, height: run };
      return { ...box, side, key: `${side} ${inset} ${alignment}` };
    }),
  );
}

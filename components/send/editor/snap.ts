import type { Box, PageSize } from './field';

/** A line that a box was drawn to, as a fraction of the page: `x` stands upright, `y` lies across. */
export type Guide = { axis: 'x' | 'y'; at: number };

/** How near an edge must come to be drawn to a line. */
const REACH_POINTS = 5;
/** Two centimetres: where most letters keep their text. */
const MARGIN_POINTS = 56.7;

/**
 * The box drawn to the edges and middles of the other boxes on its page, and to the page's margins and middle, with the
 * lines that it was drawn to. `grip` says what moves: all of the box, or its lower right corner.
 */
export function snapped(box: Box, others: readonly Box[], page: PageSize, grip: 'box' | 'corner' = 'box'): { box: Box; guides: Guide[] } {
  const across = nearest(edgesOf(box.x, box.width, grip), linesOf(others, 'x', page), REACH_POINTS / page.width);
  const down = nearest(edgesOf(box.y, box.height, grip), linesOf(others, 'y', page), REACH_POINTS / page.height);
  const guides: Guide[] = [];
  if (across) guides.push({ axis: 'x', at: across.line });
  if (down) guides.push({ axis: 'y', at: down.line });
  const [right, lower] = [across?.by ?? 0, down?.by ?? 0];
  if (grip === 'corner') return { box: { ...box, width: box.width + right, height: box.height + lower }, guides };
  return { box: { ...box, x: box.x + right, y: box.y + lower }, guides };
}

const edgesOf = (from: number, size: number, grip: 'box' | 'corner') => (grip === 'corner' ? [from + size] : [from, from + size, from + size / 2]);

function linesOf(others: readonly Box[], axis: 'x' | 'y', page: PageSize): number[] {
  const size = axis === 'x' ? 'width' : 'height';
  const margin = MARGIN_POINTS / page[size];
  return [...others.flatMap((other) => [other[axis], other[axis] + other[size], other[axis] + other[size] / 2]), margin, 1 - margin, 0.5];
}

/** The shortest way from an edge to a line within reach; of two as short, that of the earlier line. */
function nearest(edges: readonly number[], lines: readonly number[], reach: number): { by: number; line: number } | null {
  let best: { by: number; line: number } | null = null;
  for (const line of lines)
    for (const edge of edges) {
      const by = line - edge;
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by) - 1e-9)) best = { by, line };
    }
  return best;
}

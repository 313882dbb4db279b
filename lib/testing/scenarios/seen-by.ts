import { differenceOf } from '@/lib/engines/pdf/comparison/differences';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import type { Box } from '@/lib/engines/pdf/place';
import { type EngineName, engines, type Seen } from './two-engines';

const widthPx = 1000;
const leastDifference = 70; // shades of 255
const thickDots = 4;
/** Of a reader that draws letters which a file does not bring in a face of its own: how far a dot of ink may have moved, and how many may be alone. */
const dark = 128; // of 255
const reachPx = 6;
const strayDots = 12;
/** At the edges of a page, where it says what it belongs to. */
const margin = 0.05;

export const engineNames = Object.keys(engines) as EngineName[];
/** Where the one mark is put, on the first page. */
export const field: Box = { x: 0.5, y: 0.8, width: 0.3, height: 0.06 };

/** How many dots differ with their neighbours between two pages, within the margins and outside of the boxes; 0 where it is no more than soft edges. */
async function differing(engine: EngineName, one: Uint8Array, other: Uint8Array, page: number, boxes: Box[] = []): Promise<number> {
  const [before, after] = [await engines[engine](one, page, widthPx), await engines[engine](other, page, widthPx)];
  if (Math.abs(before.height - after.height) > 1) return Number.POSITIVE_INFINITY;
  const [width, height] = [before.width, Math.min(before.height, after.height)];
  const isLeftOut = (x: number, y: number) => {
    const [across, down] = [x / width, y / height];
    if (Math.min(across, down, 1 - across, 1 - down) < margin) return true;
    return boxes.some((box) => across > box.x - 0.01 && across < box.x + box.width + 0.01 && down > box.y - 0.01 && down < box.y + box.height + 0.01);
  };
  if (engine === 'poppler') return strayInk(before, after, isLeftOut) + strayInk(after, before, isLeftOut);
  const cut = ({ pixels }: Seen) => ({ pixels: pixels.subarray(0, width * height), width, height });
  const { thick } = differenceOf(cut(before), cut(after), leastDifference, isLeftOut);
  return thick > thickDots ? thick : 0;
}

/** What an engine sees: pages on which the document changed when it was taken in or when it was signed, and whether the mark is there. */
export async function seenBy(engine: EngineName, original: Uint8Array, { presented, signed }: { presented: Uint8Array; signed: Uint8Array }, leftOut: Box[]) {
  const seen = { engine, changed: [] as number[], spoilt: [] as number[], isMarked: (await differing(engine, presented, signed, 1)) > 0 };
  for (const page of (await describePages(presented)).keys()) {
    if ((await differing(engine, original, presented, page + 1, leftOut)) > 0) seen.changed.push(page + 1);
    if ((await differing(engine, presented, signed, page + 1, page === 0 ? [field] : [])) > 0) seen.spoilt.push(page + 1);
  }
  return seen;
}

/** Dots of ink in a grey picture that have none near them in another; 0 where they are few. */
function strayInk(one: Seen, other: Seen, isLeftOut: (x: number, y: number) => boolean): number {
  const [width, height] = [one.width, Math.min(one.height, other.height)];
  const isInk = ({ pixels }: Seen, x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && (pixels[y * width + x] ?? 255) < dark;
  let stray = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isInk(one, x, y) && !isInk(other, x, y) && !isLeftOut(x, y) && !hasNear((dx, dy) => isInk(other, x + dx, y + dy))) stray += 1;
  return stray > strayDots ? stray : 0;
}

function hasNear(isInk: (dx: number, dy: number) => boolean): boolean {
  for (let dy = -reachPx; dy <= reachPx; dy += 1) for (let dx = -reachPx; dx <= reachPx; dx += 1) if (isInk(dx, dy)) return true;
  return false;
}

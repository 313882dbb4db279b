import type { PlacedTag } from '../language/tag.ts';

const OPENED_BY: Partial<Record<PlacedTag['tag']['kind'], 'if' | 'each'>> = { endIf: 'if', endEach: 'each' };

/** Of tags in the order of the text, those that open, part or close a block without their counterpart among them. */
export function unpairedMarkers(tags: Iterable<PlacedTag>): Set<PlacedTag> {
  const unpaired = new Set<PlacedTag>();
  const open: { placed: PlacedTag; otherwise?: PlacedTag }[] = [];
  for (const placed of tags) {
    const { kind } = placed.tag;
    const innermost = open.at(-1);
    const openedBy = OPENED_BY[kind];
    if (kind === 'if' || kind === 'each') open.push({ placed });
    else if (kind === 'else') {
      if (innermost?.placed.tag.kind === 'if' && !innermost.otherwise) innermost.otherwise = placed;
      else unpaired.add(placed);
    } else if (openedBy) {
      if (innermost?.placed.tag.kind === openedBy) open.pop();
      else unpaired.add(placed);
    }
  }
  for (const { placed, otherwise } of open) {
    unpaired.add(placed);
    if (otherwise) unpaired.add(otherwise);
  }
  return unpaired;
}

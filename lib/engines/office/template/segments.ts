import type { EachTag, IfTag, PlacedTag, ValueTag } from '../language/tag.ts';

/** What comes of a stretch of a paragraph's text. Places count from the paragraph's start. */
export type Segment =
  /** Stands as it is. Objects from `from` to `to`, both included, belong to it. */
  | { kind: 'literal'; from: number; to: number }
  | { kind: 'value'; tag: ValueTag; from: number; to: number }
  /** A tag that stays, in the format of its first letter, so that it can be found as one. */
  | { kind: 'verbatim'; text: string; from: number; to: number }
  | { kind: 'if'; tag: IfTag; then: Segment[]; otherwise: Segment[] }
  | { kind: 'each'; tag: EachTag; body: Segment[] };

export type Marker = { kind: 'marker'; placed: PlacedTag; place: string };
/** A stretch of a paragraph between two markers, or the whole paragraph. */
export type Stretch = { kind: 'stretch'; segments: Segment[]; isBlank: boolean };

const OPENS: Record<string, string> = { endIf: 'if', endEach: 'each' };

/**
 * Cuts a paragraph at the markers of blocks that reach beyond it: those without a counterpart in the paragraph. Blocks within
 * it become segments of a stretch.
 */
export function cutParagraph(text: string, tags: readonly PlacedTag[], objectsAt: readonly number[], place: string): (Stretch | Marker)[] {
  const outer = markersOfOuterBlocks(tags);
  const cut: (Stretch | Marker)[] = [];
  let segments: Segment[] = [];
  const open: Segment[][] = [segments];
  let at = 0;
  let from = 0;
  const literal = (to: number) => open.at(-1)?.push({ kind: 'literal', from: at, to });
  const endStretch = (to: number) => cut.push({ kind: 'stretch', segments, isBlank: isBlank(text, segments) && !objectsAt.some((one) => from <= one && one <= to) });
  for (const placed of tags) {
    const { start, end, tag } = placed;
    literal(start);
    at = end;
    if (outer.has(placed)) {
      endStretch(start);
      cut.push({ kind: 'marker', placed, place });
      segments = [];
      open.splice(0, open.length, segments);
      from = end;
    } else if (tag.kind === 'value') open.at(-1)?.push({ kind: 'value', tag, from: start, to: end });
    else if (tag.kind === 'field' || tag.kind === 'broken') open.at(-1)?.push({ kind: 'verbatim', text: text.slice(start, end), from: start, to: end });
    else if (tag.kind === 'if') {
      const segment: Segment = { kind: 'if', tag, then: [], otherwise: [] };
      open.at(-1)?.push(segment);
      open.push(segment.then);
    } else if (tag.kind === 'each') {
      const segment: Segment = { kind: 'each', tag, body: [] };
      open.at(-1)?.push(segment);
      open.push(segment.body);
    } else {
      open.pop();
      const last = open.at(-1)?.at(-1);
      if (tag.kind === 'else' && last?.kind === 'if') open.push(last.otherwise);
    }
  }
  literal(text.length);
  endStretch(text.length);
  return cut;
}

function markersOfOuterBlocks(tags: readonly PlacedTag[]): Set<PlacedTag> {
  const outer = new Set<PlacedTag>();
  const open: { placed: PlacedTag; otherwise?: PlacedTag }[] = [];
  for (const placed of tags) {
    const { kind } = placed.tag;
    const innermost = open.at(-1);
    if (kind === 'if' || kind === 'each') open.push({ placed });
    else if (kind === 'else') {
      if (innermost?.placed.tag.kind === 'if' && !innermost.otherwise) innermost.otherwise = placed;
      else outer.add(placed);
    } else if (kind in OPENS) {
      if (innermost?.placed.tag.kind === OPENS[kind]) open.pop();
      else outer.add(placed);
    }
  }
  for (const { placed, otherwise } of open) {
    outer.add(placed);
    if (otherwise) outer.add(otherwise);
  }
  return outer;
}

const isBlank = (text: string, segments: readonly Segment[]): boolean =>
  segments.every((segment) => segment.kind === 'literal' && text.slice(segment.from, segment.to).trim() === '');

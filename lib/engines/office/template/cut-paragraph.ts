import type { EachTag, IfTag, PlacedTag, ValueTag } from '../language/tag.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import type { ParagraphMark } from './marks.ts';
import type { Place } from './place-words.ts';
import { unpairedMarkers } from './unpaired-markers.ts';

/** What comes of a stretch of a paragraph's text. Places count from the paragraph's start. */
export type Segment =
  /** Stands as it is. Objects from `from` to `to`, both included, belong to it. */
  | { kind: 'literal'; from: number; to: number }
  | { kind: 'value'; tag: ValueTag; from: number; to: number }
  /** A tag that stays, in the format of its first letter, so that it can be found as one. */
  | { kind: 'verbatim'; text: string; from: number; to: number }
  | { kind: 'if'; tag: IfTag; met: Segment[]; otherwise: Segment[] }
  | { kind: 'each'; tag: EachTag; body: Segment[] };

/** A tag that opens, parts or closes a block, and the paragraph that it stands in. */
export type Marker = { kind: 'marker'; placed: PlacedTag; place: Place; paragraph: XmlElement };
/** A stretch of a paragraph between two markers, or the whole paragraph. */
export type Stretch = { kind: 'stretch'; segments: Segment[]; isBlank: boolean };

/**
 * Cuts a paragraph at the markers of blocks that reach beyond it: those without a counterpart in the paragraph. Blocks within
 * it become segments of a stretch.
 */
export function cutParagraph(paragraph: XmlElement, { text, tags, objects, place }: ParagraphMark): (Stretch | Marker)[] {
  const outer = unpairedMarkers(tags);
  const cut: (Stretch | Marker)[] = [];
  let segments: Segment[] = [];
  const open: Segment[][] = [segments];
  let at = 0;
  let from = 0;
  const literal = (to: number) => open.at(-1)?.push({ kind: 'literal', from: at, to });
  const endStretch = (to: number) =>
    cut.push({ kind: 'stretch', segments, isBlank: isBlank(text, segments) && !objects.some(({ at }) => from <= at && at <= to) });
  for (const placed of tags) {
    const { start, end, tag } = placed;
    literal(start);
    at = end;
    if (outer.has(placed)) {
      endStretch(start);
      cut.push({ kind: 'marker', placed, place, paragraph });
      segments = [];
      open.splice(0, open.length, segments);
      from = end;
    } else if (tag.kind === 'value') open.at(-1)?.push({ kind: 'value', tag, from: start, to: end });
    else if (tag.kind === 'field' || tag.kind === 'broken') open.at(-1)?.push({ kind: 'verbatim', text: text.slice(start, end), from: start, to: end });
    else if (tag.kind === 'if') {
      const segment: Segment = { kind: 'if', tag, met: [], otherwise: [] };
      open.at(-1)?.push(segment);
      open.push(segment.met);
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

const isBlank = (text: string, segments: readonly Segment[]): boolean =>
  segments.every((segment) => segment.kind === 'literal' && text.slice(segment.from, segment.to).trim() === '');

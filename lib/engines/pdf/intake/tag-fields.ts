import { partsOf } from '../../../core/text/field-tag.ts';
import type { Box, Size } from '../place.ts';
import type { TagInText } from './find-tags.ts';

/** Points: a signature smaller than this cannot be read, and a line of eleven points needs this height. */
const SIGNATURE = { width: 130, height: 46 };
/** Fractions of the page. */
const SMALLEST_SIGNATURE = { width: 0.2, height: 0.05 };
const TEXT_WIDTH = 150;
const DATE_WIDTH = 80;
const LINE_HEIGHT = 18;
/** Points between a field and what stands beside it. */
const GAP = 3;

/** A tag as between its braces, and the box of its field. */
export type TagField = Box & { content: string };
type Tag = Pick<TagInText, 'content' | 'first'>;

/**
 * The box of each tag's field on a page of so many points: at the tag's place, large enough to be used, kept on
 * the page, and as far as there is room beside all other text.
 */
export function fieldsOfTags({ tags, others }: { tags: readonly Tag[]; others: readonly Box[] }, page: Size): TagField[] {
  const placed: Box[] = [];
  return tags.map((tag) => {
    const obstacles = [...others, ...placed, ...tags.filter((one) => one !== tag).map(({ first }) => first)];
    const kind = partsOf(tag.content)?.kind;
    const box =
      kind === 'signature' ? signatureBox(tag.first, obstacles, page) : lineBox(tag.first, obstacles, page, kind === 'date' ? DATE_WIDTH : TEXT_WIDTH);
    placed.push(box);
    return { content: tag.content, ...box };
  });
}

function signatureBox(tag: Box, obstacles: readonly Box[], page: Size): Box {
  const width = Math.min(1, Math.max(tag.width, SMALLEST_SIGNATURE.width, Math.min(0.45, SIGNATURE.width / page.width)));
  const height = Math.min(1, Math.max(SMALLEST_SIGNATURE.height, Math.min(0.12, SIGNATURE.height / page.height)));
  const middle = tag.y + tag.height / 2;
  // People sign above the line, so the box grows upwards first.
  const tops = [tag.y + tag.height - height, tag.y, middle - height / 2];
  const lefts = [tag.x, tag.x + tag.width - width, tag.x + tag.width / 2 - width / 2];
  const candidates = lefts.flatMap((x) => tops.map((y) => onPage({ x, y, width, height })));
  return leastCovering(candidates, obstacles);
}

/** `usual` is its width in points where there is room. */
function lineBox(tag: Box, obstacles: readonly Box[], page: Size, usual: number): Box {
  const wanted = Math.max(tag.width, Math.min(0.6, usual / page.width));
  const height = Math.max(tag.height, Math.min(0.1, LINE_HEIGHT / page.height));
  const middle = tag.y + tag.height / 2;
  const room = roomToTheRight(tag, obstacles, GAP / page.width);
  const width = Math.min(1, Math.max(tag.width, Math.min(wanted, room)));
  const tall = [middle - height / 2, tag.y + tag.height - height].map((y) => onPage({ x: tag.x, y, width, height }));
  return leastCovering([...tall, onPage({ x: tag.x, y: tag.y, width, height: tag.height })], obstacles);
}

/** How wide a box that starts with the tag may be before it meets other text of its row. */
function roomToTheRight(tag: Box, obstacles: readonly Box[], gap: number): number {
  const beside = obstacles.filter((one) => one.y < tag.y + tag.height && one.y + one.height > tag.y && one.x > tag.x + tag.width / 2);
  return Math.min(1, ...beside.map((one) => one.x - gap)) - tag.x;
}

/** The first of those that cover the least of other text. */
function leastCovering(candidates: readonly Box[], obstacles: readonly Box[]): Box {
  const costOf = (box: Box) => obstacles.reduce((sum, one) => sum + shared(box, one), 0);
  return candidates.map((box) => ({ box, cost: costOf(box) })).reduce((best, one) => (one.cost < best.cost ? one : best)).box;
}

function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

const onPage = (box: Box): Box => ({ ...box, x: Math.max(0, Math.min(box.x, 1 - box.width)), y: Math.max(0, Math.min(box.y, 1 - box.height)) });

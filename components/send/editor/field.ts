import type { FieldKind, Party } from '@/lib/domain/signatures/rules';

/** A place on a page, as fractions of the page as displayed, from its top left. */
export type Box = { x: number; y: number; width: number; height: number };

/** A page as displayed, in points. */
export type PageSize = { width: number; height: number };

/** A field that is being placed; `page` is counted from 1. */
export type EditorField = Box & { id: string; kind: FieldKind; party: Party; page: number; label?: string | undefined; required: boolean };

/** What may become a field, and why it was found. */
export type Suggestion = Box & { kind: FieldKind; party: Party; page: number; label?: string | undefined; why: 'tag' | 'form-field' | 'word'; text: string };

/** A page of A4, for one whose size is not known yet. */
export const A4: PageSize = { width: 595, height: 842 };

export const MM_PER_POINT = 25.4 / 72;

/** How large a field of a kind is when it is placed, in points. */
const placedPoints: Record<FieldKind, PageSize> = {
  signature: { width: 170, height: 48 },
  date: { width: 96, height: 20 },
  text: { width: 150, height: 20 },
};

/** The smallest a field can be made, in points: a mark in it must still be seen. */
export const smallestPoints: PageSize = { width: 12, height: 8 };

/** A box of the kind's own size around a point of the page, moved so that it lies on the page. */
export function boxAround(kind: FieldKind, at: { x: number; y: number }, page: PageSize): Box {
  const width = Math.min(placedPoints[kind].width / page.width, 1);
  const height = Math.min(placedPoints[kind].height / page.height, 1);
  return onPage({ x: at.x - width / 2, y: at.y - height / 2, width, height });
}

/** The same box, moved and where need be cut so that it does not leave the page. */
export function onPage({ x, y, width, height }: Box): Box {
  const [across, down] = [Math.min(width, 1), Math.min(height, 1)];
  return { x: clamp(x, 1 - across), y: clamp(y, 1 - down), width: across, height: down };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

export const moved = (box: Box, acrossPoints: number, downPoints: number, page: PageSize): Box =>
  onPage({ ...box, x: box.x + acrossPoints / page.width, y: box.y + downPoints / page.height });

/** Its lower right corner moves; it stays on the page, and large enough to be seen. */
export function resized(box: Box, acrossPoints: number, downPoints: number, page: PageSize): Box {
  const within = (size: number, least: number, most: number) => Math.min(Math.max(size, least), most);
  return {
    ...box,
    width: within(box.width + acrossPoints / page.width, smallestPoints.width / page.width, 1 - box.x),
    height: within(box.height + downPoints / page.height, smallestPoints.height / page.height, 1 - box.y),
  };
}

export const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

/** As a reader meets them: page by page, from the top, then across. */
export const inReadingOrder = (fields: readonly EditorField[]): EditorField[] =>
  [...fields].sort((one, other) => one.page - other.page || Math.round((one.y - other.y) * 100) || one.x - other.x);

/** The share of the smaller box that the other one covers. */
export function overlapOf(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? (across * down) / Math.min(one.width * one.height, other.width * other.height) : 0;
}

import type { Size } from '../place.ts';

/** What each page says at its edge; `{page}` and `{pages}` stand for its number and for how many there are. */
export type EdgeMark = {
  text: string;
  /** A word laid across each page, such as TEST. */
  watermark?: string;
};

/** Of the shorter side of a page: 6.5 points on A4. */
const SHARE = 0.011;
const SMALLEST_POINTS = 4.5;
/** Heights of a line in sizes of its text. */
export const LINE_HEIGHT = 1.3;
const CJK = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

/** Points of the text on a page of so many points. */
export const edgeSize = ({ width, height }: Size): number => Math.max(SMALLEST_POINTS, Math.min(width, height) * SHARE);

export const edgeText = ({ text }: EdgeMark, page: number, pages: number): string =>
  text.replaceAll('{page}', String(page)).replaceAll('{pages}', String(pages));

/** How long the line is at most, in sizes of its text: letters are wide or of half their height. */
export function edgeLength(mark: EdgeMark): number {
  return [...edgeText(mark, 99, 99)].reduce((sum, letter) => sum + (CJK.test(letter) ? 1 : 0.6), 0);
}

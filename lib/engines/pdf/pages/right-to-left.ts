import { logicalOrder } from './logical-order.ts';
import type { Character } from './page-lines.ts';
import { around, type Sides } from './sides.ts';

/** A letter where it stands, with its marks; a space between words stands nowhere. */
type Letter = { text: string; box?: Sides };
type PlacedLetter = { text: string; box: Sides };
/** Letters under one glyph, each with its marks. */
type Ligature = { parts: string[]; box: Sides };

/** Fractions of a line's height: narrower gaps are none between words. */
const WORD_GAP = 0.1;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const MARK = /^\p{M}+$/u;
/** Letters that share a glyph are named by one character. */
const LIGATURES = /[\ufb1d-\ufdff\ufe70-\ufefc]/gu;

export const hasRightToLeft = (characters: readonly { text: string }[]): boolean => characters.some(({ text }) => RIGHT_TO_LEFT.test(text));

/**
 * PDFium loses the order of text from the right where a letter's mark stands higher or lower than its line, and
 * runs columns together. Here the letters are read from where they stand, each with the marks above and below it.
 * Takes the characters of one row, upright, in any order; the width of the page to its height; and how many line heights
 * lie between columns. Gives one line a column, from the left.
 */
export function rightToLeftLines(characters: readonly Character[], aspect: number, columnGap: number): PlacedLetter[] {
  const columns: Letter[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const letter of lettersFromTheLeft(characters).filter(isApart)) {
    const size = letter.box.bottom - letter.box.top;
    const gap = (letter.box.left - right) * aspect;
    if (gap > size * columnGap) columns.push([]);
    else if (gap > size * WORD_GAP) columns.at(-1)?.push({ text: ' ' });
    columns.at(-1)?.push(letter);
    right = Math.max(right, letter.box.right);
  }
  return columns.map((column) => ({ text: wordsOf(column), box: around(column.flatMap(({ box }) => (box ? [box] : []))) }));
}

const wordsOf = (column: readonly Letter[]): string =>
  logicalOrder(column.map(({ text }) => text))
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(/ {2,}/g, ' ')
    .trim();

/** At the end of a row PDFium gives a space the box of the letter before it. */
function isApart({ text, box }: PlacedLetter, index: number, letters: readonly PlacedLetter[]): boolean {
  const covers = (other: PlacedLetter | undefined) =>
    other && Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > (box.right - box.left) / 2;
  return text !== ' ' || !(covers(letters[index - 1]) || covers(letters[index + 1]));
}

/** Letters of one box, as of a ligature, stay together in their order. */
function lettersFromTheLeft(characters: readonly Character[]): PlacedLetter[] {
  const letters: Ligature[] = [];
  for (const { text, box } of characters) {
    if (!box || MARK.test(text)) continue;
    const last = letters.at(-1);
    if (last && last.box.left === box.left && last.box.right === box.right && text !== ' ' && last.parts[0] !== ' ') last.parts.push(text);
    else letters.push({ parts: [text], box });
  }
  for (const { text, box, ink } of characters) if (box && MARK.test(text)) putOver(bearerOf(ink ?? box, letters), ink ?? box, text);
  return letters.map(({ parts, box }) => ({ text: parts.join(''), box })).sort((one, other) => middle(one.box) - middle(other.box));
}

/** The first letter of a ligature stands to the right. */
function putOver(bearer: Ligature | undefined, ink: Sides, mark: string): void {
  if (!bearer) return;
  const { parts, box } = bearer;
  const fromTheRight = (box.right - middle(ink)) / Math.max(box.right - box.left, Number.EPSILON);
  const at = Math.min(Math.max(Math.floor(fromTheRight * parts.length), 0), parts.length - 1);
  parts[at] += mark;
}

const middle = (box: Sides): number => (box.left + box.right) / 2;

/** The letter whose middle is nearest among those that a mark stands over. */
function bearerOf(ink: Sides, letters: readonly Ligature[]): Ligature | undefined {
  const at = middle(ink);
  const away = ({ parts, box }: Ligature) =>
    parts[0] === ' ' ? Number.POSITIVE_INFINITY : Math.max(box.left - at, at - box.right, 0) * 1000 + Math.abs(middle(box) - at);
  return letters.reduce<Ligature | undefined>((best, letter) => (best && away(best) <= away(letter) ? best : letter), undefined);
}

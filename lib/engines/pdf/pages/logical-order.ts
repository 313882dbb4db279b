/** One sign for each kind of character, so that runs are found by patterns. */
const KINDS: readonly (readonly [sign: string, pattern: RegExp])[] = [
  // What stands within a number.
  ['S', /^[.,:/+%\u066a-\u066c-]$/],
  // Digits of Arabic script first: they belong to it, but run from the left.
  ['A', /^[\u0660-\u0669\u06f0-\u06f9]/],
  ['R', /^[\p{Script=Hebrew}\p{Script=Arabic}\u0640]/u],
  ['D', /^\p{Nd}/u],
  ['L', /^\p{L}/u],
];
const kindOf = (text: string): string => KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'N';

const NUMBER = /[AD](?:S?[AD])*/g;
const FROM_THE_LEFT = /L(?:[LDASN]*[LDA])?|[AD](?:S?[AD])*/g;
const FROM_THE_RIGHT = /[RA](?:[RADSN]*[RA])?/g;

/**
 * What was written, from what is seen: the reverse of what a typesetter does with text of both directions.
 * Where two texts look alike, as with a number between both directions, one of them is given.
 * `seen` are characters from left to right, each with its marks.
 */
export function logicalOrder(seen: readonly string[]): string {
  const kinds = seen.map(kindOf).join('');
  const order = runsFromTheRight(kinds, seen)
    ? turned(kinds, FROM_THE_LEFT)
    : kept(kinds, FROM_THE_RIGHT).flatMap(({ from, to, isRun }) => (isRun ? shifted(turned(kinds.slice(from, to), NUMBER), from) : indexes(from, to)));
  return inPairs(order.map((index) => seen[index] ?? '')).join('');
}

const STOP = /^[.,:;!?\u060c\u061b\u061f\u06d4]$/;

/** The side that both ends agree on, else that where no sentence ends, else that of most letters. */
function runsFromTheRight(kinds: string, seen: readonly string[]): boolean {
  const strong = kinds.replace(/[^RL]/g, '');
  if (strong[0] === strong.at(-1)) return strong[0] === 'R';
  const [endsLeft, endsRight] = [STOP.test(seen[0] ?? ''), STOP.test(seen.at(-1) ?? '')];
  if (endsLeft !== endsRight) return endsLeft;
  return strong.replace(/L/g, '').length * 2 >= strong.length;
}

const indexes = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);
const shifted = (list: readonly number[], by: number): number[] => list.map((index) => index + by);

/** All from right to left, but for the runs that match. */
const turned = (kinds: string, pattern: RegExp): number[] =>
  kept(kinds, pattern)
    .reverse()
    .flatMap(({ from, to, isRun }) => (isRun ? indexes(from, to) : indexes(from, to).reverse()));

type Stretch = { from: number; to: number; isRun: boolean };

/** The stretches of a text, those that match and those between them. */
function kept(kinds: string, pattern: RegExp): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { 0: found, index } of kinds.matchAll(pattern)) {
    if (index > at) stretches.push({ from: at, to: index, isRun: false });
    at = index + found.length;
    stretches.push({ from: index, to: at, isRun: true });
  }
  if (at < kinds.length) stretches.push({ from: at, to: kinds.length, isRun: false });
  return stretches;
}

const PAIRS = ['()', '[]', '{}', '\u00ab\u00bb'];

/** Brackets are drawn mirrored, and named after their shape by some programs, after their meaning by others. */
function inPairs(characters: string[]): string[] {
  for (const pair of PAIRS) {
    const places = characters.flatMap((character, index) => (pair.includes(character) ? [{ index, side: pair.indexOf(character) }] : []));
    if (places.length === 0 || isBalanced(places.map(({ side }) => side))) continue;
    const swapped = places.map(({ side }) => 1 - side);
    const settled = isBalanced(swapped) || places.length % 2 === 1 ? swapped : places.map((_, order) => order % 2);
    for (const [order, { index }] of places.entries()) characters[index] = pair.charAt(settled[order] ?? 0);
  }
  return characters;
}

function isBalanced(sides: readonly number[]): boolean {
  let depth = 0;
  for (const side of sides) {
    depth += side === 0 ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

import { editDistance } from './edit-distance.ts';
import { caselessName } from './plain-name.ts';

/** Longer names are compared by their letters alone, not by what was mistyped in them. */
const MAX_COMPARED = 80;
/** Pairs that a suggester looks at letter by letter in all. Names of one making can each be like all others. */
const MAX_PAIRS = 200_000;

type Known = { name: string; letters: string; mask: number };

/** For a name that nothing has, the known one that may have been meant, or undefined: written apart or together otherwise, its last part alone, or mistyped. */
export const suggest = (name: string, known: readonly string[]): string | undefined => suggester(known)(name);

/** The same for many names: the known ones are read once. */
export function suggester(known: readonly string[]): (name: string) => string | undefined {
  const all = known.map((name): Known => ({ name, ...lettersOf(name) }));
  const budget = { pairs: MAX_PAIRS };
  const byLetters = new Map<string, string>();
  const add = (letters: string, name: string) => byLetters.has(letters) || byLetters.set(letters, name);
  for (const { name, letters } of all) add(letters, name);
  for (const { name } of all) add(lettersOf(lastPart(name)).letters, name);
  return (name) => {
    const meant = lettersOf(name);
    if (meant.letters === '') return undefined;
    return byLetters.get(meant.letters) ?? nearest(meant, all, budget) ?? byLetters.get(lettersOf(lastPart(name)).letters);
  };
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

function nearest({ letters, mask }: Omit<Known, 'name'>, all: readonly Known[], budget: { pairs: number }): string | undefined {
  if (letters.length > MAX_COMPARED) return undefined;
  let limit = letters.length <= 3 ? 0 : letters.length <= 5 ? 1 : 2;
  let best: string | undefined;
  for (const one of all) {
    // An edit takes away one letter and brings one at most: most names are told apart without comparing them.
    if (limit === 0 || one.letters.length > MAX_COMPARED || ones(mask ^ one.mask) > 2 * limit) continue;
    if (--budget.pairs < 0) break;
    const distance = editDistance(letters, one.letters, limit);
    if (distance > limit) continue;
    best = one.name;
    limit = distance - 1;
  }
  return best;
}

/** Letters and digits without case, accents and what stands between words, and which letters there are as bits. */
function lettersOf(name: string): { letters: string; mask: number } {
  const letters = caselessName(name)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
  let mask = 0;
  for (let at = 0; at < letters.length; at += 1) mask |= 1 << (letters.charCodeAt(at) % 32);
  return { letters, mask };
}

function ones(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

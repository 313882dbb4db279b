import { parseExactly } from '@/lib/core/exact-json';

/** What a list of runs can be narrowed to, in the order in which a run passes through them. */
export const runStates = ['open', 'done', 'warned', 'failed'] as const;
export type RunState = (typeof runStates)[number];

/** Characters of a search. */
export const maxRunSearch = 200;

/** Of the values of a post a list shows so many, each up to so many characters. */
const shownValues = 3;
const shownCharacters = 60;

/** A post that is larger is not opened for a list. */
export const openedBytes = 64 * 1024;

/**
 * The first values of a post that say something, in its order: what is nested comes where it stands; yes, no and nothing say little
 * by themselves. So do those of the names `always`, which are alike in every post, and come only where there are no others.
 */
export function firstValues(payload: string | null, always: ReadonlySet<string> = new Set()): string[] {
  if (payload === null || payload.length > openedBytes) return [];
  const values = parseExactly(payload);
  if (always.size === 0 || typeof values !== 'object' || values === null || Array.isArray(values)) return valuesIn(values);
  const telling = valuesIn(Object.entries(values).flatMap(([name, value]) => (always.has(name) ? [] : [value])));
  return telling.length > 0 ? telling : valuesIn(values);
}

function valuesIn(values: unknown): string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (found.length === shownValues) return;
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) look(inner);
    else if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) found.push(shortened(String(value).trim()));
  };
  look(values);
  return found;
}

const shortened = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ').slice(0, 4 * shownCharacters)];
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters - 1).join('')}…` : characters.join('');
};

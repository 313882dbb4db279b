import type { Finding } from './finding.ts';
import { repeatingNamesIn } from './names-in.ts';
import { caselessName } from './plain-name.ts';
import { readTags } from './read-tags.ts';

/** Lists within the elements of others can be many; further ones stay as they came. */
const MAX_OPENED = 20_000;

type Opening = { left: number };

/**
 * Puts `[]` where a name that is known to be a list is missing, null, an empty text or an empty object: a sender's word for no
 * elements, which would else leave one empty row, as a single object does. Changes the values, and returns the lists that were so,
 * those within elements of others left out.
 */
export function openEmptyLists(values: unknown, lists: readonly string[]): string[] {
  const opening = { left: MAX_OPENED };
  return lists.filter((list) => open(values, list, opening));
}

/** Whether a list was opened that stands in no other. */
function open(from: unknown, path: string, opening: Opening): boolean {
  if (Array.isArray(from)) {
    for (const element of from) open(element, path, opening);
    return false;
  }
  if (typeof from !== 'object' || from === null) return false;
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const key = keyOf(from, path.slice(0, end));
    const value = key === undefined ? undefined : (from as Record<string, unknown>)[key];
    if (key === undefined || (end < path.length && isNothing(value))) continue;
    if (end < path.length) return open(value, path.slice(end + 1), opening);
    return isNothing(value) && put(from, key, opening);
  }
  // Where what it stood in is missing too, a key with dots is the same to every tag.
  return put(from, path, opening);
}

function put(into: object, key: string, opening: Opening): boolean {
  opening.left -= 1;
  if (opening.left < 0) return false;
  // Defined and not assigned: a payload may call anything `__proto__`.
  Object.defineProperty(into, key, { value: [], enumerable: true, writable: true, configurable: true });
  return true;
}

function keyOf(from: object, name: string): string | undefined {
  if (Object.hasOwn(from, name)) return name;
  const caseless = caselessName(name);
  return Object.keys(from).find((key) => caselessName(key) === caseless);
}

function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return !Array.isArray(value) && Object.keys(value).length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** A warning for each tag of a template that would have stood in rows of a list that was not there. */
export function reportOpened(opened: readonly string[], tags: readonly { source: string }[]): Finding[] {
  if (opened.length === 0) return [];
  return tags.flatMap(({ source }): Finding[] => {
    const [placed] = readTags(`{{${source}}}`);
    const names = placed ? repeatingNamesIn(placed.tag).map(caselessName) : [];
    const list = opened.map((one) => [one, caselessName(one)] as const).find(([, path]) => names.some((name) => name === path || name.startsWith(`${path}.`)));
    if (!list || placed?.tag.kind === 'if') return [];
    return [{ code: 'missing_value', message: `There is no value for ${list[0]}, which is known as a list: {{${source}}} has no rows.`, tag: source }];
  });
}

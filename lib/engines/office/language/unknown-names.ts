import { namesIn } from './names-in.ts';
import { caselessName } from './plain-name.ts';
import { suggester } from './suggest.ts';
import type { Tag } from './tag.ts';

export type UnknownName = {
  /** Of the tag in the list. */
  index: number;
  name: string;
  /** A known name that may have been meant. */
  suggestion?: string;
};

/**
 * The names in a list of tags, in the order of their text, that are none of the known ones: source fields such as `Customer.name`
 * and groups. Between `{{#each Items}}` and its end `name` is known where `Items.name` is; objects are known by their members.
 */
export function unknownNames(tags: readonly Tag[], known: readonly string[]): UnknownName[] {
  const knows = knowing(known);
  const suggest = suggester(known);
  const inside: string[] = [];
  return tags.flatMap((tag, index) => {
    const unknown = namesIn(tag).filter((name) => !inside.some((group) => knows(`${group}.${name}`)) && !knows(name));
    if (tag.kind === 'each') inside.push(inside.map((group) => `${group}.${tag.group}`).findLast(knows) ?? tag.group);
    if (tag.kind === 'endEach') inside.pop();
    return unknown.map((name) => {
      const suggestion = suggest(name);
      return { index, name, ...(suggestion !== undefined && { suggestion }) };
    });
  });
}

function knowing(known: readonly string[]): (name: string) => boolean {
  const names = new Set<string>();
  for (const name of known) {
    const whole = partsOf(name);
    for (let end = whole.length; end > 0; end = whole.lastIndexOf('.', end - 1)) names.add(whole.slice(0, end));
    names.add(whole);
  }
  return (name) => names.has(partsOf(name));
}

/** As names are compared, without spaces around their dots. */
const partsOf = (name: string): string => name.split('.').map(caselessName).join('.');

import { FillFailed } from '@/lib/engines/office/language/fill-failure';
import { fillText } from '@/lib/engines/office/language/fill-text';
import { repeatingNamesIn } from '@/lib/engines/office/language/names-in';
import { readTags } from '@/lib/engines/office/language/read-tags';
import { Scope } from '@/lib/engines/office/language/scope';
import type { Setting } from '@/lib/engines/office/language/setting';

/** Between the values of rows; no text of a post is compared with it. */
const BETWEEN = '\u0001';
const MOST_ROWS = 200;
const MOST_CHARACTERS = 2_000;
const MOST_GROUPS = 4;

/** What a tag writes with the values of a post: once, or once in each row of the group that it repeats for. */
export function valuesOf(source: string, groups: readonly string[], values: unknown, setting: Setting): string[] {
  const wraps = groupsAround(source, groups, values);
  const opening = wraps.map((group) => `{{#each ${group}}}`).join('');
  const written = textOf(`${opening}{{${source}}}${BETWEEN}${'{{/each}}'.repeat(wraps.length)}`, values, setting);
  return (written ?? '')
    .split(BETWEEN)
    .slice(0, -1)
    .slice(0, MOST_ROWS)
    .map((text) => text.slice(0, MOST_CHARACTERS));
}

/** Whether what stands behind an `{{#if}}` holds; null where it cannot be said. */
export function holdsFor(source: string, values: unknown, setting: Setting): boolean | null {
  const written = textOf(`{{${source}}}1{{/if}}`, values, setting);
  return written === null ? null : written === '1';
}

export const entriesOf = (group: string, values: unknown): number => Scope.of(values).elementsOf(group).length;

function textOf(text: string, values: unknown, setting: Setting): string | null {
  try {
    return fillText(text, values, setting).text;
  } catch (error) {
    if (error instanceof FillFailed) return null;
    throw error;
  }
}

/** The groups whose rows a tag is written in, from the outer to the inner. */
function groupsAround(source: string, groups: readonly string[], values: unknown): string[] {
  const [placed] = readTags(`{{${source}}}`);
  const names = placed ? repeatingNamesIn(placed.tag) : [];
  const wraps: string[] = [];
  let scope = Scope.of(values);
  for (let next = groupFor(names, groups, scope); next !== undefined && wraps.length < MOST_GROUPS; next = groupFor(names, groups, scope)) {
    wraps.push(next);
    scope = scope.each(next, scope.elementsOf(next)[0], 0);
  }
  return wraps;
}

/** The group that a name goes through; or, for a plain name that is nobody's here, the one whose rows have it. */
function groupFor(names: readonly string[], groups: readonly string[], scope: Scope): string | undefined {
  for (const name of names) {
    const group = scope.groupOf(name);
    if (group !== undefined) return group;
    if (scope.look(name) !== undefined) continue;
    const having = groups.find((one) => scope.elementsOf(one).some((element, index) => scope.each(one, element, index).look(name) !== undefined));
    if (having !== undefined) return having;
  }
  return undefined;
}

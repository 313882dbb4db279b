import type { Report } from './finding.ts';
import type { Scope } from './scope.ts';
import { shortened } from './shortened.ts';
import type { EachTag } from './tag.ts';
import { valueText } from './value-text.ts';

/** The inside of an `{{#each}}`, once for each element of its group. A plain value repeats nothing, and that is told: its rows would be missed late. */
export function* insidesOf({ group, source }: EachTag, scope: Scope, report: Report): Generator<Scope> {
  reportPlain(group, source, scope, report);
  for (const [index, element] of scope.elementsOf(group).entries()) yield scope.each(group, element, index);
}

/** Reports `not_a_list` where a text, a number or a truth value stands in the place of a group. */
export function reportPlain(group: string, source: string, scope: Scope, report: Report): void {
  const value = scope.look(group);
  const text = typeof value === 'object' ? '' : valueText(value);
  if (text.trim() === '') return;
  report({
    code: 'not_a_list',
    message: `{{${source}}} finds no elements: ${group} is "${shortened(text)}", and a list is needed, such as [{"name": "…"}].`,
    tag: source,
  });
}

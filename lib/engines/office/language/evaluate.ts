import type { Report } from './finding.ts';
import type { Scope } from './scope.ts';
import type { Setting } from './setting.ts';
import type { IfTag, ValueTag } from './tag.ts';
import { valueText } from './value-text.ts';

/** The text that stands in a tag's place; empty, with the finding `missing_value`, where the values have none. Throws FormulaFailed. */
export function evaluate(tag: ValueTag, scope: Scope, _setting: Setting, report: Report): string {
  const text = tag.of.kind === 'name' ? valueText(scope.look(tag.of.path)) : '';
  if (text === '') report({ code: 'missing_value', message: `There is no value for {{${tag.source}}}.`, tag: tag.source });
  return text;
}

/** Whether what stands behind an `{{#if}}` is there. Throws FormulaFailed. */
export function holds(tag: IfTag, scope: Scope, _setting: Setting, _report: Report): boolean {
  return tag.condition.kind === 'name' && valueText(scope.look(tag.condition.path)) !== '';
}

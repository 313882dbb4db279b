import { type Computing, compute, failed } from './compute.ts';
import { isTrue } from './condition.ts';
import { digitsOf } from './exact-number.ts';
import { FILTERS } from './filters.ts';
import type { Report } from './finding.ts';
import type { Scope } from './scope.ts';
import type { Setting } from './setting.ts';
import { shortened } from './shortened.ts';
import type { Filter, IfTag, ValueTag } from './tag.ts';
import { valueText } from './value-text.ts';

/**
 * The text that stands in a tag's place: empty, with the finding `missing_value`, where there is no value. A value that a filter
 * cannot take stays as it is, with a finding. Throws FormulaFailed for a formula that cannot be computed.
 */
export function evaluate(tag: ValueTag, scope: Scope, setting: Setting, report: Report): string {
  const computing = { source: tag.source, report };
  const fallback = tag.filters.findIndex(({ name }) => name === 'default');
  const value = tag.of.kind === 'name' && !tag.isFormula ? scope.look(tag.of.path) : result(tag, scope, computing, fallback !== -1);
  const through = (from: unknown, filters: readonly Filter[]) =>
    valueText(filters.reduce((current, filter) => filtered(current, filter, setting, computing), from));
  if (isBlank(value)) {
    if (fallback !== -1) return through(tag.filters[fallback]?.argument, tag.filters.slice(fallback + 1));
    report({ code: 'missing_value', message: `There is no value for {{${tag.source}}}: it is empty.`, tag: tag.source });
    return valueText(value);
  }
  if (isStructured(value))
    report({
      code: 'not_a_single_value',
      message: `{{${tag.source}}} names a group of values: all of them are printed. Name one, as in {{Group.name}}.`,
      tag: tag.source,
    });
  return through(value, tag.filters);
}

/** Whether what stands behind an `{{#if}}` holds. Throws FormulaFailed for a comparison that cannot be made. */
export const holds = (tag: IfTag, scope: Scope, setting: Setting, report: Report): boolean =>
  isTrue(tag.condition, scope, { source: tag.source, report }, setting.timeZone);

/** The digits of a formula's result, or undefined where it has none: a name or a function alone without a value, or any where a default stands in. */
function result({ of }: ValueTag, scope: Scope, computing: Computing, hasDefault: boolean): string | undefined {
  const computed = compute(of, scope, computing);
  if (!('missing' in computed)) return digitsOf(computed);
  if (hasDefault || of.kind === 'aggregate' || of.kind === 'name') return undefined;
  throw failed(computing, 'missing_number', whyMissing(computed.missing, scope));
}

/** Whoever sent no list, or a text in its place, is told of the list: a SUM of its member would be a 0 that nobody meant. */
function whyMissing(path: string, scope: Scope): string {
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
    const outer = path.slice(0, dot);
    const value = scope.look(outer);
    if (typeof value === 'object' && value !== null) continue;
    const text = valueText(value);
    if (text.trim() !== '') return `${outer} is "${shortened(text)}", and a list is needed, such as [{"name": "…"}], or an object.`;
    return `${path} has no value, as ${outer} has none. Where there is nothing in a list, send [], which leaves no row.`;
  }
  return `${path} has no value. Where that may be, take SUM(${path}), which is 0 then, or add | default:"...".`;
}

/** A filter takes each of several values by itself. */
function filtered(value: unknown, filter: Filter, setting: Setting, computing: Computing): unknown {
  if (Array.isArray(value)) return value.map((element) => filtered(element, filter, setting, computing));
  if (isBlank(value) || filter.name === 'default') return value;
  const made = FILTERS[filter.name]?.apply(value, filter.argument ?? '', setting) ?? '';
  if (typeof made === 'string') return made;
  computing.report({
    code: `not_a_${made.unfit}`,
    message: `{{${computing.source}}} is left as "${shortened(valueText(value))}", which is no ${made.unfit} that the filter ${filter.name} can write.`,
    tag: computing.source,
  });
  return value;
}

const isBlank = (value: unknown): boolean => valueText(value).trim() === '';

const isStructured = (value: unknown): boolean => (Array.isArray(value) ? value.some(isStructured) : typeof value === 'object' && value !== null);

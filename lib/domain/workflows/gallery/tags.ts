import type { FieldKey, TemplateWords } from './words-of';

const dates: ReadonlySet<string> = new Set<FieldKey>(['date', 'startDate', 'dueDate', 'replyBy']);
const amounts: ReadonlySet<string> = new Set<FieldKey>(['fee', 'salary', 'unitPrice']);
const numbers: ReadonlySet<string> = new Set<FieldKey>(['quantity']);

/** Writes the tags of a template, with the names that its fields have in a language. */
export type Tags = {
  /** Of a field as its kind of value is written; of a group's member where the group is given. */
  of: (field: FieldKey, group?: FieldKey) => string;
  /** What is computed, as an amount. The formula has names by `{field}` and `{group.field}`. */
  amount: (formula: string) => string;
  /** A text in which fields stand as `{field}`. */
  text: (text: string) => string;
};

export function tagsIn({ fields, currency }: TemplateWords): Tags {
  const name = (key: string): string => fields[key as FieldKey] ?? key;
  const money = ` | currency:"${currency}"`;
  const filter = (key: string): string => (dates.has(key) ? ' | date' : amounts.has(key) ? money : numbers.has(key) ? ' | number' : '');
  const of: Tags['of'] = (field, group) => `{{${group ? `${name(group)}.` : ''}${name(field)}${filter(field)}}}`;
  return {
    of,
    amount: (formula) => `{{=${formula.replace(/\{([\w.]+)\}/g, (_whole, path: string) => path.split('.').map(name).join('.'))}${money}}}`,
    text: (text) => text.replace(/\{(\w+)\}/g, (_whole, field: string) => of(field as FieldKey)),
  };
}

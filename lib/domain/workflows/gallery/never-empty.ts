import { languages } from '@/lib/core/i18n/languages';
import { caselessName } from '@/lib/engines/office/language/plain-name';
import { type FieldKey, templateWords } from './words-of';

/** Without these a template of the gallery comes out with a gap: a contract without its other party, an invoice that nobody can pay or file. */
const neverEmpty: readonly FieldKey[] = [
  ...(['customer', 'customerAddress', 'participant', 'candidate', 'candidateAddress', 'partner', 'partnerAddress'] as const),
  ...(['date', 'startDate', 'invoiceNumber', 'dueDate', 'certificateNumber', 'description', 'project'] as const),
];

/** Those among the fields of a workflow that began with a sample, in whichever language it is, in rows too; none where it has no sample. */
export function neverEmptyIn(sample: Readonly<Record<string, unknown>>): string[] {
  const names = new Set(languages.flatMap((language) => neverEmpty.map((key) => caselessName(templateWords(language).fields[key]))));
  const all = Object.entries(sample).flatMap(([name, value]) => [name, ...membersOf(value).map((member) => `${name}.${member}`)]);
  return all.filter((name) => names.has(caselessName(name.split('.').at(-1) ?? name)));
}

const membersOf = (value: unknown): string[] => (Array.isArray(value) ? Object.keys(value[0] ?? {}) : []);

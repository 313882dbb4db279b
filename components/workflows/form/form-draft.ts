import type { AnswerKind, FieldKind, FormField, FormMember, FormSettings } from '@/lib/domain/workflows/forms/rules';

const idLetters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 10;

/** An id for a field that is new. */
export const newFieldId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(idLength)), (byte) => idLetters[byte % idLetters.length]).join('');

export const newMember = (kind: AnswerKind = 'short'): FormMember => ({
  ...{ id: newFieldId(), name: '', label: '', hint: '', isRequired: false, options: [] },
  kind,
});

export const newField = (kind: FieldKind = 'short'): FormField => ({ ...newMember(), kind, value: '', members: [] });

/** One that we propose, under an id that the form has not. */
export const adopted = (field: FormField): FormField => ({
  ...field,
  id: newFieldId(),
  members: field.members.map((member) => ({ ...member, id: newFieldId() })),
});

/** Who adds a question by its label alone has named it: a dot would part the name in two. */
export const named = ({ fields, ...texts }: FormSettings): FormSettings => ({
  ...texts,
  fields: fields.map((field) => ({ ...withName(field), members: field.members.map(withName) })),
});

const withName = <Question extends FormMember | FormField>(question: Question): Question =>
  question.name.trim() === '' ? { ...question, name: question.label.replace(/[\s.]+/g, ' ').trim() } : question;

/** A list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const one = list[from];
  return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)];
}

export const withField = (settings: FormSettings, id: string, set: Partial<FormField>): FormSettings => ({
  ...settings,
  fields: settings.fields.map((field) => (field.id === id ? { ...field, ...set } : field)),
});

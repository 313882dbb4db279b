import { normalizeEmail } from '@/lib/core/email-address';
import { isLonger } from '@/lib/core/text/is-longer';
import { numberIn } from './number-in';
import { type AnswerProblem, type FormField, type FormMember, type FormSettings, inputName, maxLongAnswer, maxRows, maxShortAnswer } from './rules';

/** What came of each input, by its name. */
export type Typed = Readonly<Record<string, string>>;

/** `payload`: what is posted to the source; it has every field, so that one form makes posts of one look. */
export type ReadAnswers = { payload: Record<string, unknown>; problems: { input: string; problem: AnswerProblem }[] };

type Answer = { value: unknown; problem?: AnswerProblem };

/** Reads what was typed. What nobody is asked for is left out. */
export function readAnswers({ fields, language }: FormSettings, typed: Typed): ReadAnswers {
  const payload: Record<string, unknown> = {};
  const problems: ReadAnswers['problems'] = [];
  const read = (question: FormMember, input: string): unknown => {
    const { value, problem } = answerTo(question, textAt(typed, input), language);
    if (problem) problems.push({ input, problem });
    return value;
  };
  const readRows = (field: FormField) => {
    const filled = rowsIn(field, typed).filter((row) => field.members.some(({ id }) => textAt(typed, inputName(field.id, row, id)) !== ''));
    if (filled.length > maxRows) problems.push({ input: field.id, problem: 'too_many_rows' });
    if (filled.length === 0 && field.isRequired) problems.push(...inputsOfFirstRow(field).map((input) => ({ input, problem: 'required' as const })));
    return filled.slice(0, maxRows).map((row) => {
      const element: Record<string, unknown> = {};
      for (const member of field.members) place(element, member.name, read(member, inputName(field.id, row, member.id)));
      return element;
    });
  };
  for (const field of fields) {
    const value = field.kind === 'constant' ? field.value : field.kind === 'group' ? readRows(field) : read({ ...field, kind: field.kind }, field.id);
    place(payload, field.name, value);
  }
  return { payload, problems };
}

/** A post of the form in which nobody has answered anything, with one row of each group. */
export function emptyPost({ fields }: Pick<FormSettings, 'fields'>): Record<string, unknown> {
  const payload: Record<string, unknown> = {};
  for (const { kind, name, members } of fields) {
    const row: Record<string, unknown> = {};
    for (const member of members) place(row, member.name, '');
    place(payload, name, kind === 'group' ? [row] : '');
  }
  return payload;
}

/** What a row cannot be without; where it can be without any of it, whatever stands first. */
function inputsOfFirstRow({ id, members }: FormField): string[] {
  const required = members.filter(({ isRequired }) => isRequired);
  return (required.length > 0 ? required : members.slice(0, 1)).map((member) => inputName(id, 0, member.id));
}

/** Rows of a group that came, by their numbers; a person who adds rows may leave some out. */
export function rowsIn({ id }: Pick<FormField, 'id'>, typed: Typed): number[] {
  const rows = Object.keys(typed).flatMap((name) => {
    const [group, row = ''] = name.split('.');
    return group === id && /^\d{1,3}$/.test(row) ? [Number(row)] : [];
  });
  return [...new Set(rows)].sort((one, other) => one - other);
}

/** What no document shows, and the spaces around, are no answer. */
const textAt = (typed: Typed, input: string): string =>
  (Object.hasOwn(typed, input) ? (typed[input] ?? '') : '')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .toWellFormed()
    .normalize('NFC')
    .trim();

const empty = { short: '', long: '', email: '', date: '', choice: '', number: null, 'yes-no': null } as const;

function answerTo(question: FormMember, text: string, language: FormSettings['language']): Answer {
  if (text === '') return { value: empty[question.kind], ...(question.isRequired ? { problem: 'required' as const } : {}) };
  if (isLonger(text, question.kind === 'long' ? maxLongAnswer : maxShortAnswer)) return { value: null, problem: 'too_long' };
  return readers[question.kind](text, question, language);
}

const orProblem = (value: unknown, problem: AnswerProblem): Answer => (value === null ? { value, problem } : { value });

const readers: Record<FormMember['kind'], (text: string, question: FormMember, language: FormSettings['language']) => Answer> = {
  short: (text) => ({ value: text.replace(/\s*\n\s*/g, ' ') }),
  long: (text) => ({ value: text }),
  email: (text) => orProblem(normalizeEmail(text), 'email'),
  number: (text, _question, language) => orProblem(numberIn(text, language), 'number'),
  date: (text) => orProblem(isDay(text) ? text : null, 'date'),
  choice: (text, { options }) => orProblem(options.includes(text) ? text : null, 'choice'),
  'yes-no': (text) => orProblem(text === 'yes' ? true : text === 'no' ? false : null, 'choice'),
};

/** `2026-02-30` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** `a.b` is the member b of the object a, as tags address it. */
function place(payload: Record<string, unknown>, name: string, value: unknown): void {
  const path = name.split('.').map((part) => part.trim());
  const last = path.pop() ?? name;
  let holder = payload;
  for (const part of path) {
    const held = Object.hasOwn(holder, part) ? holder[part] : undefined;
    const next = typeof held === 'object' && held !== null && !Array.isArray(held) ? (held as Record<string, unknown>) : {};
    // Not by assignment: a field may be named as what every object inherits.
    Object.defineProperty(holder, part, { value: next, enumerable: true, writable: true, configurable: true });
    holder = next;
  }
  Object.defineProperty(holder, last, { value, enumerable: true, writable: true, configurable: true });
}

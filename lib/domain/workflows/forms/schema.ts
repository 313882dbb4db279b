import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { isLonger } from '@/lib/core/text/is-longer';
import { caselessName } from '@/lib/engines/office/language/plain-name';
import { maxFieldNameLength } from '../rules';
import { line } from '../text-rules';
import {
  answerKinds,
  fieldIdPattern,
  fieldKinds,
  maxFormFields,
  maxLabelLength,
  maxMembers,
  maxOptionLength,
  maxOptions,
  maxTextLength,
  maxTitleLength,
} from './rules';

/** May be empty, and may have several lines. */
const text = (maxLength: number) =>
  z
    .string()
    .transform((given) => given.replaceAll('\0', '').toWellFormed().normalize('NFC').trim())
    .refine((given) => !isLonger(given, maxLength), {
      error: `Use at most ${maxLength.toLocaleString('en')} characters.`,
      params: { code: 'too_long' },
    });

const id = z.string().regex(fieldIdPattern, 'Use 1 to 16 small letters and digits.');
const asked = {
  id,
  name: line(maxFieldNameLength, 'Give the field a name.'),
  label: text(maxLabelLength),
  hint: text(maxLabelLength),
  isRequired: z.boolean(),
  options: z.array(line(maxOptionLength, 'Write the option, or remove it.')).max(maxOptions, `Give at most ${maxOptions} options.`),
};

const member = z.strictObject({ ...asked, kind: z.enum(answerKinds) });
const field = z.strictObject({
  ...asked,
  kind: z.enum(fieldKinds),
  value: text(maxTextLength),
  members: z.array(member).max(maxMembers, `A row has at most ${maxMembers} fields.`),
});

type Issue = { path: (string | number)[]; code: string; message: string };
type Asked = z.output<typeof member> | z.output<typeof field>;

/** What people would not understand, or could not answer. */
function problemsOf(one: Asked, path: (string | number)[]): Issue[] {
  const doubled = one.options.findIndex((option, index) => one.options.indexOf(option) < index);
  return [
    ...(one.kind !== 'constant' && one.label === '' ? [{ path: [...path, 'label'], code: 'empty', message: 'Write what is asked for.' }] : []),
    ...(one.kind === 'choice' && one.options.length === 0 ? [{ path: [...path, 'options'], code: 'empty', message: 'Give the options, one a line.' }] : []),
    ...(doubled === -1 ? [] : [{ path: [...path, 'options'], code: 'duplicate', message: `The option “${one.options[doubled]}” stands there twice.` }]),
    ...(one.kind === 'group' && 'members' in one && one.members.length === 0
      ? [{ path: [...path, 'members'], code: 'empty', message: 'Give a row at least one field.' }]
      : []),
  ];
}

/** Two fields of one name, or one that is also the beginning of another, could not both be sent. */
function clashesIn(names: readonly string[], path: (index: number) => (string | number)[]): Issue[] {
  const parts = names.map((name) => name.split('.').map(caselessName).join('.'));
  return parts.flatMap((name, index) => {
    const other = parts.findIndex((before, at) => at < index && (before === name || before.startsWith(`${name}.`) || name.startsWith(`${before}.`)));
    return other === -1
      ? []
      : [{ path: [...path(index), 'name'], code: 'duplicate', message: `This and “${names[other]}” cannot both be sent. Remove one, or name it otherwise.` }];
  });
}

function problemsIn(fields: readonly z.output<typeof field>[]): Issue[] {
  const ids = fields.map((one) => one.id);
  return [
    ...ids.flatMap((one, index) => (ids.indexOf(one) < index ? [{ path: [index, 'id'], code: 'duplicate', message: 'Two fields have one id.' }] : [])),
    ...clashesIn(
      fields.map(({ name }) => name),
      (index) => [index],
    ),
    ...fields.flatMap((one, index) => [
      ...problemsOf(one, [index]),
      ...one.members.flatMap((each, at) => problemsOf(each, [index, 'members', at])),
      ...clashesIn(
        one.members.map(({ name }) => name),
        (at) => [index, 'members', at],
      ),
    ]),
  ];
}

/** A form as its editor sets it up. */
export const formSettings = z.strictObject({
  title: line(maxTitleLength, 'Give the form a title.'),
  introduction: text(maxTextLength),
  thanks: text(maxTextLength),
  language: z.enum(languages),
  fields: z
    .array(field)
    .max(maxFormFields, `Give at most ${maxFormFields} fields.`)
    .superRefine((fields, context) => {
      for (const { code, ...issue } of problemsIn(fields)) context.addIssue({ code: 'custom', ...issue, params: { code } });
    }),
});

export const formRevision = z.int().min(0);

/** The form of a workflow for those who look after it. `isSaved`: else its settings are what we propose. */
export const formView = z.object({
  /** `does`: what it makes of an answer, as things stand. */
  workflow: z.object({ id: z.string(), name: z.string(), does: z.enum(['unfinished', 'off', 'on', 'archived']) }),
  isSaved: z.boolean(),
  isOn: z.boolean(),
  /** Null before it is saved. */
  url: z.string().nullable(),
  revision: formRevision,
  settings: z.object({
    title: z.string(),
    introduction: z.string(),
    thanks: z.string(),
    language: z.enum(languages),
    fields: z.array(field),
  }),
  /** What stands in the example for fields that the owner sets, by their names. */
  examples: z.record(z.string(), z.string()),
  /** Fields of the source that the form does not ask for. */
  others: z.array(field),
  mayEdit: z.boolean(),
});

export type FormView = z.output<typeof formView>;

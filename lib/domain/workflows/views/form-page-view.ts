import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { answerKinds, answerProblems, formRefusals } from '../forms/rules';

const asked = { id: z.string(), label: z.string(), hint: z.string(), isRequired: z.boolean(), options: z.array(z.string()) };
const member = z.object({ ...asked, kind: z.enum(answerKinds), autoComplete: z.string().nullable() });

/** A field that is asked for. `rows`: numbers of the rows of a group that are shown. */
const shownField = z.object({
  ...asked,
  kind: z.enum([...answerKinds, 'group']),
  autoComplete: z.string().nullable(),
  members: z.array(member),
  rows: z.array(z.int()),
});

/** What whoever has a form's address sees of it: nothing of its workflow but whose it is, no constants, no names of fields. */
export const formPageView = z.object({
  key: z.string(),
  language: z.enum(languages),
  title: z.string(),
  thanks: z.string(),
  /** To whom the answers go; null where they have said no name. */
  owner: z.string().nullable(),
  /** Null where it takes nothing. */
  open: z
    .object({
      introduction: z.string(),
      token: z.string(),
      fields: z.array(shownField),
      typed: z.record(z.string(), z.string()),
      problems: z.array(z.object({ input: z.string(), problem: z.enum(answerProblems) })),
      refusal: z.enum(formRefusals).nullable(),
    })
    .nullable(),
});

export type FormPageView = z.output<typeof formPageView>;
export type ShownField = z.output<typeof shownField>;
export type ShownMember = z.output<typeof member>;

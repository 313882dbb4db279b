/**
 * Terminology. A *form* is a page of ours, at an address of its own, on which anybody fills in the *fields* of a workflow's source:
 * what they send is a post to that source. A *constant* is sent with it and shown to nobody; a *group* is asked for row by row.
 */
import type { Language } from '@/lib/core/i18n/languages';

/** What one input can ask for. */
export const answerKinds = ['short', 'long', 'email', 'number', 'date', 'choice', 'yes-no'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export const fieldKinds = [...answerKinds, 'group', 'constant'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** What is asked for: `name` is the field of the source, `id` what inputs are named by, whatever becomes of the name. */
export type FormQuestion = {
  id: string;
  name: string;
  label: string;
  hint: string;
  isRequired: boolean;
  /** Of a choice. */
  options: string[];
};

export type FormMember = FormQuestion & { kind: AnswerKind };
/** `value`: of a constant. `members`: of a group, without its name. */
export type FormField = FormQuestion & { kind: FieldKind; value: string; members: FormMember[] };

export type FormSettings = { title: string; introduction: string; thanks: string; language: Language; fields: FormField[] };

export const fieldIdPattern = /^[a-z0-9]{1,16}$/;
export const formKeyPattern = /^[0-9A-Za-z]{16}$/;

/** In characters that a person counts. */
export const maxTitleLength = 200;
export const maxTextLength = 4_000;
export const maxLabelLength = 300;
export const maxOptionLength = 200;
export const maxFormFields = 100;
export const maxMembers = 12;
export const maxOptions = 100;
export const maxRows = 50;
export const maxShortAnswer = 500;
export const maxLongAnswer = 10_000;

/** Up to so many options are seen at a glance; of more the platform makes a list. */
const optionsAtAGlance = 6;

export const showsAllOptions = ({ options }: Pick<FormQuestion, 'options'>): boolean => options.length <= optionsAtAGlance;

/** How an input is called in a form that is sent; of a group with its row. */
export const inputName = (...path: (string | number)[]): string => path.join('.');

/** What is wrong with an answer: its words stand with those of the form. */
export const answerProblems = ['required', 'too_long', 'email', 'number', 'date', 'choice', 'too_many_rows'] as const;
export type AnswerProblem = (typeof answerProblems)[number];

/** Why a whole form was not taken, though each answer may be right. */
export const formRefusals = ['too_fast', 'too_old', 'honeypot', 'sent_before', 'busy', 'token', 'rate_limited'] as const;
export type FormRefusal = (typeof formRefusals)[number];

/** The input that people do not see: what fills it reads the page and not the screen. */
export const honeypotName = 'website';

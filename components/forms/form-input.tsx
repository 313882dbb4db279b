import { format } from '@/lib/core/i18n/format';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import { type AnswerProblem, maxLongAnswer, maxShortAnswer, showsAllOptions } from '@/lib/domain/workflows/forms/rules';
import type { ShownMember } from '@/lib/domain/workflows/views/form-page-view';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';
import { FormChoice } from './form-choice';
import { idOfInput } from './input-id';
import type { PublicFormWords } from './words';

export type Asking = { words: PublicFormWords; language: Language };

type Props = Asking & {
  question: ShownMember;
  input: string;
  value: string;
  problem: AnswerProblem | null;
  /** Of a row that may stay empty as a whole, nobody need hear of each field that it may. */
  isUnmarked?: boolean;
};

/** One question with the platform's own control for its kind. */
export function FormInput({ question, input, value, problem, words, language, isUnmarked = false }: Props) {
  const { kind, hint, isRequired, options, autoComplete } = question;
  const label = isRequired || isUnmarked ? question.label : `${question.label} (${words.optional})`;
  const said = problem && problemText(problem, words, language);
  if (kind === 'choice' || kind === 'yes-no') {
    const choices = kind === 'choice' ? options.map((text) => ({ value: text, text })) : yesAndNo(words);
    return <FormChoice {...{ question, label, input, value, choices, words }} isOpen={kind === 'yes-no' || showsAllOptions({ options })} problem={said} />;
  }
  const common = {
    id: idOfInput(input),
    name: `field.${input}`,
    label,
    ...(hint === '' ? {} : { hint }),
    problem: said,
    defaultValue: value,
    'aria-required': isRequired,
    ...(autoComplete ? { autoComplete } : {}),
  };
  if (kind === 'long') return <TextArea {...common} rows={5} maxLength={maxLongAnswer} />;
  const own = { short: shortInput(autoComplete), email: { type: 'email' }, number: { inputMode: 'decimal' }, date: { type: 'date' } } as const;
  return <TextField {...common} maxLength={maxShortAnswer} dir={kind === 'short' ? 'auto' : undefined} {...own[kind]} />;
}

const shortInput = (autoComplete: string | null) => (autoComplete === 'tel' ? ({ type: 'tel' } as const) : {});

const yesAndNo = (words: PublicFormWords) => [
  { value: 'yes', text: words.yes },
  { value: 'no', text: words.no },
];

export const problemText = (problem: AnswerProblem, words: PublicFormWords, language: Language): string =>
  format(words.problems[problem], { example: new Intl.NumberFormat(localeOf(language)).format(1234.5) });

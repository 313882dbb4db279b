import { format } from '@/lib/core/i18n/format';
import { type AnswerProblem, inputName } from '@/lib/domain/workflows/forms/rules';
import type { FormPageView, ShownField } from '@/lib/domain/workflows/views/form-page-view';
import { FocusedNotice } from './focused-notice';
import { type Asking, problemText } from './form-input';
import { idOfInput } from './input-id';

type Props = Asking & { open: NonNullable<FormPageView['open']> };

/** Why nothing was sent: one sentence, or each answer that needs another look, as a way to it. */
export function FormProblems({ open: { refusal, problems, fields }, words, language }: Props) {
  if (refusal === null && problems.length === 0) return null;
  return (
    <FocusedNotice id="problems" title={words.problemTitle}>
      {refusal ? <p>{words.refusals[refusal]}</p> : null}
      {problems.length > 0 ? (
        <>
          <p>{format(words.look, { count: problems.length }, language)}</p>
          <ul className="mt-1 grid">
            {problems.map(({ input, problem }) => (
              <li key={input}>
                <a href={`#${idOfInput(input)}`} className="inline-block py-2 underline underline-offset-4">
                  {labelOf(input, fields, words.row, language)}: {problemText(problem, words, language)}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </FocusedNotice>
  );
}

/** An answer by the words of its question, in a group with its row. */
function labelOf(input: string, fields: readonly ShownField[], rowWords: string, language: Asking['language']): string {
  const [id, row, inside] = input.split('.');
  const field = fields.find((one) => one.id === id);
  const member = field?.members.find((one) => one.id === inside);
  return member ? `${field?.label}, ${format(rowWords, { number: Number(row) + 1 }, language)}, ${member.label}` : (field?.label ?? '');
}

/** Problems by the input that they are told at; those of a whole group at its first one. */
export function problemsByInput({ problems, fields }: Pick<NonNullable<FormPageView['open']>, 'problems' | 'fields'>): Map<string, AnswerProblem> {
  return new Map(
    problems.map(({ input, problem }) => {
      const group = fields.find(({ id, kind }) => kind === 'group' && id === input);
      return [group ? inputName(group.id, 0, group.members[0]?.id ?? '') : input, problem];
    }),
  );
}

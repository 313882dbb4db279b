import { format } from '@/lib/core/i18n/format';
import { type AnswerProblem, inputName, maxRows } from '@/lib/domain/workflows/forms/rules';
import type { ShownField } from '@/lib/domain/workflows/views/form-page-view';
import { Button } from '../ui/button';
import { type Asking, FormInput } from './form-input';

type Given = Asking & { typed: Readonly<Record<string, string>>; problems: ReadonlyMap<string, AnswerProblem> };
type Props = Given & { fields: readonly ShownField[] };

/** All that a form asks for, in its order. */
export function FormFields({ fields, ...given }: Props) {
  return fields.map((field) =>
    field.kind === 'group' ? (
      <Rows key={field.id} field={field} {...given} />
    ) : (
      <FormInput key={field.id} question={{ ...field, kind: field.kind }} input={field.id} {...answerIn(given, field.id)} />
    ),
  );
}

const answerIn = ({ typed, problems, ...asking }: Given, input: string) => ({
  ...asking,
  // Not what every object inherits: a field may be named as that.
  value: (Object.hasOwn(typed, input) ? typed[input] : undefined) ?? '',
  problem: problems.get(input) ?? null,
});

/** A group: the same questions row by row, and a button that sends for one more row; no script is needed for that. */
function Rows({ field, ...given }: Given & { field: ShownField }) {
  const { words } = given;
  const hint = `rows-${field.id}-hint`;
  const isUnmarked = !field.members.some(({ isRequired }) => isRequired);
  return (
    <fieldset aria-describedby={hint} className="grid gap-4">
      <legend className="mb-1 font-serif text-lg font-semibold">{field.isRequired ? field.label : `${field.label} (${words.optional})`}</legend>
      <p id={hint} className="text-sm text-ink-quiet">
        {field.hint ? `${field.hint} ` : ''}
        {field.isRequired ? words.neededRows : words.emptyRows}
      </p>
      <ol className="grid gap-4">
        {field.rows.map((row) => (
          <li key={row} id={inputName('row', field.id, row)} className="scroll-mt-4 rounded border border-line bg-surface p-4">
            <fieldset className="grid gap-4">
              <legend className="float-left mb-2 text-sm text-ink-quiet tabular-nums">{format(words.row, { number: row + 1 }, given.language)}</legend>
              <div className="clear-left grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
                {field.members.map((member) => {
                  const input = inputName(field.id, row, member.id);
                  return <FormInput key={member.id} question={member} input={input} isUnmarked={isUnmarked} {...answerIn(given, input)} />;
                })}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      {field.rows.length < maxRows ? (
        <Button type="submit" name="more" value={field.id} className="justify-self-start">
          {words.addRow}
        </Button>
      ) : null}
    </fieldset>
  );
}

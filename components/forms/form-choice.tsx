import type { ShownMember } from '@/lib/domain/workflows/views/form-page-view';
import { idOfInput } from './input-id';
import type { PublicFormWords } from './words';

type Props = {
  question: ShownMember;
  label: string;
  input: string;
  value: string;
  choices: readonly { value: string; text: string }[];
  words: PublicFormWords;
  /** Whether all choices are seen at once. */
  isOpen: boolean;
  problem: string | null;
};

/** A choice of one: as buttons where they are few, else as a list. */
export function FormChoice({ question, label, input, value, choices, words, isOpen, problem }: Props) {
  const id = idOfInput(input);
  const { hint, isRequired } = question;
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  const beside = (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-quiet">
          {hint}
        </p>
      ) : null}
    </>
  );
  const below = problem ? (
    <p id={`${id}-problem`} className="text-sm text-danger">
      {problem}
    </p>
  ) : null;
  if (!isOpen)
    return (
      <div className="grid content-start gap-1">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {beside}
        <select
          id={id}
          name={`field.${input}`}
          defaultValue={value}
          aria-required={isRequired}
          aria-describedby={notes}
          aria-invalid={problem ? true : undefined}
          className="min-h-11 w-full rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink aria-invalid:border-danger"
        >
          <option value="">{words.choose}</option>
          {choices.map(({ value: one, text }) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
        {below}
      </div>
    );
  const all = isRequired ? choices : [...choices, { value: '', text: words.nothing }];
  return (
    <fieldset aria-describedby={notes} className="grid content-start gap-1">
      <legend className="text-sm font-medium">{label}</legend>
      {beside}
      <div className="grid">
        {all.map(({ value: one, text }, index) => (
          <label key={one} className="flex min-h-11 items-start gap-3 py-2.5">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={`field.${input}`}
              value={one}
              defaultChecked={value === one}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span className="wrap-anywhere">{text}</span>
          </label>
        ))}
      </div>
      {below}
    </fieldset>
  );
}

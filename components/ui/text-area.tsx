import { type TextareaHTMLAttributes, useId } from 'react';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  hint?: string;
  /** What is wrong and what to do. */
  problem?: string | null;
};

/** A text of several lines, with its label above and its limit said beforehand. */
export function TextArea({ label, hint, problem, id, rows = 4, ...rest }: Props) {
  const own = useId();
  const field = id ?? own;
  const notes = [hint && `${field}-hint`, problem && `${field}-problem`].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={field} className="text-sm font-medium">
        {label}
      </label>
      {hint ? (
        <p id={`${field}-hint`} className="text-sm text-ink-quiet">
          {hint}
        </p>
      ) : null}
      <textarea
        id={field}
        rows={rows}
        dir="auto"
        aria-describedby={notes || undefined}
        aria-invalid={problem ? true : undefined}
        className="w-full rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink aria-invalid:border-danger"
        {...rest}
      />
      {problem ? (
        <p id={`${field}-problem`} className="text-sm text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

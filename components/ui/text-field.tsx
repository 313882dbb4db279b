import { type InputHTMLAttributes, useId } from 'react';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  /** Said, not shown: where a title just above says the same. */
  labelHidden?: boolean;
  hint?: string;
  /** What is wrong and what to do. */
  problem?: string | null;
};

export function TextField({ label, labelHidden = false, hint, problem, className = '', id, ...rest }: Props) {
  const own = useId();
  const field = id ?? own;
  const notes = [hint && `${field}-hint`, problem && `${field}-problem`].filter(Boolean).join(' ');
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-1 ${className}`}>
      <label htmlFor={field} className={labelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      {hint ? (
        <p id={`${field}-hint`} className="text-sm text-ink-quiet">
          {hint}
        </p>
      ) : null}
      <input
        id={field}
        aria-describedby={notes || undefined}
        aria-invalid={problem ? true : undefined}
        className="min-h-11 w-full rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink aria-invalid:border-danger"
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

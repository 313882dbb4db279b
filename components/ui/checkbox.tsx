import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; problem?: string | null };

/** A real checkbox with a label that is wholly its target. */
export function Checkbox({ label, problem, id, ...rest }: Props) {
  const own = useId();
  const field = id ?? own;
  return (
    <div>
      <label htmlFor={field} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          id={field}
          type="checkbox"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${field}-problem` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
          {...rest}
        />
        <span>{label}</span>
      </label>
      {problem ? (
        <p id={`${field}-problem`} className="text-sm text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

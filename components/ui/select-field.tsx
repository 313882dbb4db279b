import { type SelectHTMLAttributes, useId } from 'react';

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  choose: (value: string) => void;
};

/** A choice that acts as it is made; in a form that is sent, `ChoiceField` stands. */
export function SelectField({ label, value, options, choose, ...rest }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 w-full rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink"
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

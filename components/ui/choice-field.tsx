import { useId } from 'react';

type Props = {
  name: string;
  label: string;
  options: readonly { value: string; label: string; lang?: string }[];
  chosen: string;
  /** As wide as its longest option, where others fill their place. */
  isNarrow?: boolean;
};

/** A choice of a few, by the platform's own control. What was chosen is that of the newest answer: its key makes it anew. */
export function ChoiceField({ name, label, options, chosen, isNarrow = false }: Props) {
  const id = useId();
  return (
    <div className={`grid content-start gap-1 ${isNarrow ? 'justify-items-start' : ''}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        key={chosen}
        id={id}
        name={name}
        defaultValue={chosen}
        className={`min-h-11 rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink ${isNarrow ? '' : 'w-full'}`}
      >
        {options.map(({ value, label: text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

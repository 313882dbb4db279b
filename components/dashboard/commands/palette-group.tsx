'use client';
import { useEffect, useId, useRef } from 'react';

/** `hint`: its letter, or what else tells it from its like. */
export type Option = { id: string; label: string; hint: string };

type Props<T extends Option> = {
  title: string;
  options: readonly T[];
  chosen: T | undefined;
  idOf: (option: T) => string | undefined;
  take: (option: T) => void;
};

/** Options of one kind. The focus stays in the box above: what is chosen there is named to it. */
export function PaletteGroup<T extends Option>({ title, options, chosen, idOf, take }: Props<T>) {
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox is grouped by role alone
    <div role="group" aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)]">
      <div id={heading} className="px-3 text-xs font-medium text-ink-quiet">
        {title}
      </div>
      {options.map((option) => (
        <PaletteOption key={option.id} option={option} id={idOf(option)} isChosen={option.id === chosen?.id} take={() => take(option)} />
      ))}
    </div>
  );
}

function PaletteOption({ option: { label, hint }, id, isChosen, take }: { option: Option; id: string | undefined; isChosen: boolean; take: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the box that has the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the chosen option
    <div
      ref={place}
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={take}
      className={`flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded border-l-2 px-3 hover:bg-paper ${isChosen ? 'border-accent bg-paper font-medium' : 'border-transparent'}`}
    >
      <span className="min-w-0 truncate">{label}</span>
      {hint ? <span className="max-w-[40%] shrink-0 truncate text-sm text-ink-quiet">{hint}</span> : null}
    </div>
  );
}

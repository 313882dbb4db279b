import { useId } from 'react';

type Props = { title: string; text: string; isUntitled?: boolean };

/** What went over the wire, as it was: lines wrap, and what is long scrolls. */
export function Bytes({ title, text, isUntitled = false }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p id={id} className={isUntitled ? 'sr-only' : 'text-sm font-medium'}>
        {title}
      </p>
      <pre
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="max-h-96 overflow-auto rounded border border-line bg-desk p-3 text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </section>
  );
}

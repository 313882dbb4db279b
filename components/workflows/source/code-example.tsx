'use client';
import { Button } from '../../ui/button';
import { useCopied } from './use-copied';

type Props = { text: string; label: string; words: { copy: string; copied: string } };

/** A text to be run elsewhere, above the button that copies it. */
export function CodeExample({ text, label, words }: Props) {
  const { isCopied, copy } = useCopied(text);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {/* What scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as said above */}
      <section tabIndex={0} aria-label={label} className="max-h-96 overflow-auto rounded border border-line bg-paper px-3 py-2.5">
        <pre dir="ltr" className="font-mono text-xs">
          {text}
        </pre>
      </section>
      <Button onClick={copy} className="justify-self-start">
        <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        <span className="sr-only">: {label}</span>
      </Button>
    </div>
  );
}

'use client';
import { useState } from 'react';
import type { Messages } from '@/lib/words/messages';
import { useAlive } from '../ui/alive';
import { Button } from '../ui/button';

type Props = { text: string; label: string; words: Pick<Messages['keys'], 'copy' | 'copied'>; wraps?: boolean };

/** A text to take along. Where the browser keeps the clipboard from us, it can still be selected. */
export function Copyable({ text, label, words, wraps = false }: Props) {
  const alive = useAlive();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
      {/* What scrolls sideways must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as said above */}
      <section tabIndex={0} aria-label={label} className="overflow-x-auto rounded border border-line bg-paper px-3 py-2.5">
        <pre className={`font-mono text-sm ${wraps ? 'break-all whitespace-pre-wrap' : ''}`}>{text}</pre>
      </section>
      {alive ? (
        <Button onClick={copy} className="justify-self-start">
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
          <span className="sr-only">: {label}</span>
        </Button>
      ) : null}
    </div>
  );
}

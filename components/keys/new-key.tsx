'use client';
import { useEffect, useRef, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Messages } from '@/lib/words/messages';
import { useAlive } from '../ui/alive';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { exampleCall } from './example-call';

type Words = Messages['keys'];

/** A new key, the one time it is shown, beside a call that works with it. */
export function NewKey({ made, words, baseUrl }: { made: { key: string; name: string }; words: Words; baseUrl: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice kind="success" ref={notice} title={format(words.newTitle, { name: made.name })} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>{words.newBody}</p>
      <Copyable text={made.key} label={words.newLabel} words={words} wraps />
      <p>{words.tryIt}</p>
      <Copyable text={exampleCall(baseUrl, made.key)} label={words.curlLabel} words={words} />
    </Notice>
  );
}

function Copyable({ text, label, words, wraps = false }: { text: string; label: string; words: Words; wraps?: boolean }) {
  const alive = useAlive();
  const [copied, setCopied] = useState(false);
  // Where the browser keeps the clipboard from us, the text can still be selected.
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

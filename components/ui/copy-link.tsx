'use client';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useAlive } from './alive';
import { Button } from './button';

type Said = 'copied' | 'blocked' | null;
export type CopyWords = { copy: string; copied: string; show: string; blocked: string };

/** After that the button names its act again. */
const COPIED_MS = 4_000;

/** Puts the text on the clipboard; where the browser refuses, selects the field that shows it. */
function useCopy(text: string, field: RefObject<HTMLInputElement | null>) {
  const [said, setSaid] = useState<Said>(null);
  useEffect(() => {
    if (said !== 'copied') return;
    const timer = setTimeout(() => setSaid(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      setSaid('blocked');
      requestAnimationFrame(() => field.current?.select());
    }
  };
  return { said, copy };
}

type Props = { link: string; label: string; words: CopyWords };

/** A link to be passed on, in full and selectable, with a button that copies it where scripts run. */
export function LinkField({ link, label, words }: Props) {
  const alive = useAlive();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { said, copy } = useCopy(link, field);
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <LinkInput id={id} ref={field} link={link} />
        {/* Where no script runs it stays unseen: its place is kept, so that nothing moves when it comes. */}
        <Button onClick={copy} className={`grow md:grow-0 ${alive ? '' : 'invisible'}`}>
          <Label said={said} act={words.copy} copied={words.copied} />
        </Button>
      </div>
      <Outcome said={said} words={words} />
    </div>
  );
}

/** The same in the room of a button: the link itself shows only where it cannot be copied at a press. */
export function CopyLinkButton({ link, label, words, describedBy, className }: Props & { describedBy?: string; className?: string }) {
  const alive = useAlive();
  const field = useRef<HTMLInputElement>(null);
  const { said, copy } = useCopy(link, field);
  if (!alive)
    return (
      <details className="open:basis-full">
        <summary className="min-h-11 content-center text-accent underline decoration-1 underline-offset-4">{words.show}</summary>
        <LinkInput link={link} label={label} />
      </details>
    );
  return (
    <>
      <Button onClick={copy} aria-describedby={describedBy} className={className}>
        <Label said={said} act={label} copied={words.copied} />
      </Button>
      {said === 'blocked' ? (
        <div className="order-last basis-full">
          <LinkInput ref={field} link={link} label={label} />
        </div>
      ) : null}
      <Outcome said={said} words={words} />
    </>
  );
}

/** Both words in one place, so that nothing moves when one gives way to the other. */
function Label({ said, act, copied }: { said: Said; act: string; copied: string }) {
  const done = said === 'copied';
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span className={done ? 'invisible' : ''}>{act}</span>
      <span className={done ? '' : 'invisible'}>{copied}</span>
    </span>
  );
}

function LinkInput({ link, label, id, ref }: { link: string; label?: string; id?: string; ref?: RefObject<HTMLInputElement | null> }) {
  return (
    <input
      id={id}
      ref={ref}
      readOnly
      value={link}
      dir="ltr"
      aria-label={label}
      onFocus={(event) => event.target.select()}
      className="min-h-11 w-full min-w-0 shrink grow basis-60 rounded border border-line-strong bg-surface px-3 py-2 text-sm text-ink"
    />
  );
}

function Outcome({ said, words }: { said: Said; words: CopyWords }) {
  return (
    <p role="status" className={said === 'blocked' ? 'order-last basis-full text-sm' : 'sr-only'}>
      {said ? words[said] : ''}
    </p>
  );
}

'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { Icon } from '../../dashboard/icon';
import { Button } from '../../ui/button';
import { useLeaving } from '../../ui/use-leaving';
import { ChangeList, useChangesInShort } from './change-list';
import { useEditing } from './editing';
import type { Publishing } from './use-publishing';

/** What publishing would change in one line, which opens into all of it with the way back, and the button that publishes. */
export function PublishBar({ publishing: { outcome, isBusy, go } }: { publishing: Publishing }) {
  const { state, words, language, mayEdit } = useEditing();
  const { publish } = words;
  const { changes, problems } = state.view;
  const [isOpen, setOpen] = useState(false);
  const isBlocked = problems.length > 0;
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = changes.length === 0;
  const isDone = outcome === 'published' || outcome === 'dropped';
  useEffect(() => {
    if (!isEmpty) return;
    setOpen(false);
    // The button that was pressed went away with the bar.
    if (isDone && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isEmpty, isDone]);
  if (isEmpty)
    return (
      <div ref={place} tabIndex={-1} role="status" className={outcome ? 'min-h-11 content-center text-sm text-success' : 'sr-only'}>
        {outcome ? publish[outcome] : ''}
      </div>
    );
  const said = outcome && !isDone ? publish[outcome] : '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 md:grid-cols-[minmax(0,1fr)_auto]">
      {isOpen ? <OpenList close={() => setOpen(false)} drop={mayEdit ? () => go('drop') : null} isBusy={isBusy} /> : null}
      <Summary isOpen={isOpen} toggle={() => setOpen(!isOpen)} />
      {mayEdit ? (
        <Button id="publish-now" kind="primary" aria-disabled={isBusy || isBlocked} onClick={isBlocked ? undefined : () => go('publish')}>
          {format(publish.act, { count: changes.length }, language)}
        </Button>
      ) : null}
      <p role="status" className={said ? 'pt-2 text-sm text-danger md:col-span-2' : 'sr-only'}>
        {said}
      </p>
      {isBlocked && !said ? <p className="pt-2 text-sm text-warning md:col-span-2">{publish.blocked}</p> : null}
    </div>
  );
}

function Summary({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  const { words } = useEditing();
  const inShort = useChangesInShort();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={toggle}
      className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 rounded text-left text-sm hover:text-accent"
    >
      <Icon strokes={isOpen ? 'M5 7.5l5 5 5-5' : 'M5 12.5l5-5 5 5'} className="size-4" />
      <span className="truncate">
        <span className="font-medium">{words.publish.title}</span>
        {isOpen ? '' : ' '}
        {isOpen ? null : <span className="text-ink-quiet">{inShort}</span>}
      </span>
    </button>
  );
}

/** All changes, over the page until one goes on elsewhere. What goes back stands beneath what is lost by it. */
function OpenList({ close, drop, isBusy }: { close: () => void; drop: (() => void) | null; isBusy: boolean }) {
  const { words } = useEditing();
  const { publish } = words;
  const title = useId();
  const place = useRef<HTMLElement>(null);
  const bar = () => place.current?.parentElement;
  useLeaving(bar, (how) => {
    if (how === 'escape') bar()?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    close();
  });
  return (
    <section ref={place} aria-labelledby={title} className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line pb-3 mb-2 md:col-span-2">
      <p id={title} className="text-sm text-ink-quiet">
        {publish.body}
      </p>
      {/* What scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as said above */}
      <section tabIndex={0} aria-label={publish.title} className="max-h-[35dvh] overflow-y-auto">
        <ChangeList />
      </section>
      {drop ? (
        <Button aria-disabled={isBusy} onClick={drop} className="justify-self-start">
          {publish.drop}
        </Button>
      ) : null}
    </section>
  );
}

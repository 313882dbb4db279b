'use client';
import { type FocusEvent, useRef } from 'react';
import { format } from '@/lib/core/i18n/format';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useEditing } from './editing';
import { PublishBar } from './publish-bar';
import { usePublishing } from './use-publishing';

const bar =
  'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 -mb-14 mt-6 border-t border-line bg-paper px-4 py-2 md:-mx-8 md:px-8 lg:bottom-0 lg:-mb-10';

/** Over the foot of the page, so that nothing moves when it comes or goes: what cannot be saved, whose words are to stand, or what waits to be published. */
export function EditorFoot() {
  const { keeping, state, words } = useEditing();
  const publishing = usePublishing();
  const isConflict = keeping.kind === 'conflict';
  const trouble = keeping.kind === 'kept' || keeping.kind === 'keeping' || keeping.kind === 'conflict' ? null : words.keeping[keeping.kind];
  const isHigh = isConflict || trouble !== null;
  const isShown = isHigh || state.view.changes.length > 0 || publishing.outcome !== null;
  return (
    <div data-foot-bar={isShown ? (isHigh ? 'high' : '') : undefined} className={isShown ? bar : ''}>
      <p role="status" className={trouble ? 'max-w-prose py-1 text-sm text-warning' : 'sr-only'}>
        {trouble}{' '}
        {keeping.kind === 'signedOut' ? (
          <a href="/sign-in" target="_blank" rel="noreferrer" className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong">
            {words.keeping.signIn}
          </a>
        ) : null}
      </p>
      {isConflict ? <ConflictNotice /> : <PublishBar publishing={publishing} />}
    </div>
  );
}

function ConflictNotice() {
  const { keeping, choose, words } = useEditing();
  const cameFrom = useRef<HTMLElement | null>(null);
  if (keeping.kind !== 'conflict') return null;
  const { conflict } = words;
  const acts = (whose: 'mine' | 'theirs') => ({
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && relatedTarget.tagName !== 'BUTTON') cameFrom.current = relatedTarget;
    },
    onClick: () => {
      choose(whose);
      // The buttons go: whoever pressed one goes on where they were typing.
      cameFrom.current?.focus();
    },
  });
  return (
    <Notice kind="danger" title={conflict.title}>
      <p>{keeping.by ? format(conflict.by, { name: keeping.by }) : conflict.own}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button {...acts('mine')}>{conflict.mine}</Button>
        <Button {...acts('theirs')}>{conflict.theirs}</Button>
      </div>
    </Notice>
  );
}

'use client';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { Messages } from '@/lib/words/messages';
import { useAlive } from '../../ui/alive';
import type { OwnAccount } from '../account-switcher';
import { Icon } from '../icon';
import type { Save } from '../settings/save-state';
import { type Command, commandsOf, type Offered } from './commands';
import { doIt } from './do-it';
import { lettersAreOn } from './letters';
import { isOnRow, moveInList } from './move-in-list';
import { usePageCommands } from './page-commands';

// Loaded when they are first asked for.
const fetchPart = { palette: () => import('./palette'), shortcuts: () => import('./shortcuts') };
const Palette = dynamic(() => fetchPart.palette().then((module) => module.Palette), { ssr: false });
const Shortcuts = dynamic(() => fetchPart.shortcuts().then((module) => module.Shortcuts), { ssr: false });

export type CommandWords = Pick<Messages, 'frame' | 'palette'>;
type Props = { accounts: readonly OwnAccount[]; isOperator: boolean; offered: Offered; words: CommandWords; save: Save };

const typesText = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=""], [contenteditable=true]';

/** The palette's button, and the keys that work on every page behind sign-in. */
export function CommandKeys({ accounts, isOperator, offered, words, save }: Props) {
  const router = useRouter();
  const alive = useAlive();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  // Where it cannot be fetched nothing opens: one that fails while it is shown takes the page with it, and what was typed there.
  const show = useCallback(
    (what: keyof typeof fetchPart) =>
      void fetchPart[what]().then(
        () => setOpen(what),
        () => undefined,
      ),
    [],
  );
  const ofPage = usePageCommands();
  const commands = useMemo(
    () => [
      ...ofPage.map(({ perform, ...command }): Command => ({ ...command, group: 'here', deed: { perform } })),
      ...commandsOf({ accounts, isOperator, offered, words }),
    ],
    [accounts, isOperator, offered, words, ofPage],
  );
  useEffect(() => {
    const ways = { go: (href: string) => router.push(href), save: () => undefined };
    const press = (event: KeyboardEvent) => {
      const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (isPalette) {
        event.preventDefault();
        return open === 'palette' ? setOpen(null) : show('palette');
      }
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(typesText) || document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return;
      const arrow = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
      if (arrow && isOnRow() && moveInList(arrow)) return event.preventDefault();
      if (!lettersAreOn()) return;
      if (event.key === '?') return show('shortcuts');
      const step = ({ j: 1, k: -1 } as const)[event.key];
      if (step) return void (moveInList(step) && event.preventDefault());
      const command = commands.find(({ letter }) => letter === event.key);
      if (command) doIt(command.deed, ways);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [commands, router, open, show]);
  const close = () => setOpen(null);
  const ways = { go: (href: string) => router.push(href), save: (form: FormData) => startTransition(async () => void (await save(null, form))) };
  return (
    <>
      {/* Before scripts run it keeps its place: the rooms beneath it do not move. */}
      <button
        type="button"
        onClick={() => show('palette')}
        aria-keyshortcuts="Control+K Meta+K"
        className={`${alive ? '' : 'invisible'} flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded text-ink-quiet hover:text-ink lg:justify-start lg:border lg:border-line lg:px-3`}
      >
        <Icon strokes="M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.5 12.5 17 17" />
        <span className="sr-only lg:not-sr-only lg:min-w-0 lg:text-start">{words.palette.open}</span>
        <span aria-hidden="true" className="ml-auto hidden shrink-0 text-xs whitespace-nowrap lg:block">
          {alive && isApple() ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {open === 'palette' ? <Palette commands={commands} words={words.palette} onClose={close} onShortcuts={() => show('shortcuts')} ways={ways} /> : null}
      {open === 'shortcuts' ? <Shortcuts commands={commands} words={words.palette} onClose={close} /> : null}
    </>
  );
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

'use client';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { ask } from '../../dashboard/ask';
import { TextField } from '../../ui/text-field';
import { useSendDesk } from '../desk';

type Signer = { name: string; email: string };

const TYPING_PAUSE_MS = 200;
const MOST_SHOWN = 6;

/** The signer by name and address; recent ones are offered while either is typed. */
export function SignerFields() {
  const { words, letter, write, language } = useSendDesk();
  const { people: said } = words;
  const listId = useId();
  const [typing, setTyping] = useState<'name' | 'email' | null>(null);
  const [marked, setMarked] = useState(-1);
  const found = useRecent(typing ? letter.signer[typing] : null);
  const isOpen = typing !== null && found.length > 0;

  const change = (part: 'name' | 'email', text: string) => {
    write({ signer: { ...letter.signer, [part]: text } });
    setTyping(part);
    setMarked(-1);
  };
  const choose = (signer: Signer | undefined) => {
    if (!signer) return;
    write({ signer: { name: signer.name || letter.signer.name, email: signer.email } });
    setTyping(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isOpen) return setTyping(typing ?? (event.currentTarget.id === 'send-signer-name' ? 'name' : 'email'));
    if (!isOpen) return;
    if (event.key === 'Escape') setTyping(null);
    else if (event.key === 'Enter' && marked >= 0) choose(found[marked]);
    else if (event.key === 'ArrowDown') setMarked((marked + 1) % found.length);
    else if (event.key === 'ArrowUp') setMarked((marked <= 0 ? found.length : marked) - 1);
    else return;
    event.preventDefault();
  };
  const combobox = (part: 'name' | 'email') => ({
    id: `send-signer-${part}`,
    role: 'combobox',
    'aria-expanded': isOpen && typing === part,
    'aria-controls': isOpen && typing === part ? listId : undefined,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': isOpen && typing === part && marked >= 0 ? `${listId}-${marked}` : undefined,
    autoComplete: 'off',
    value: letter.signer[part],
    onChange: ({ target }: { target: { value: string } }) => change(part, target.value),
    onFocus: () => setTyping(part),
    onBlur: () => setTyping(null),
    onKeyDown: press,
  });
  return (
    <>
      <div className="relative">
        <TextField label={said.name} {...combobox('name')} />
        {isOpen && typing === 'name' ? <Offered id={listId} label={said.recent} found={found} marked={marked} choose={choose} /> : null}
      </div>
      <div className="relative">
        <TextField label={said.email} type="email" {...combobox('email')} />
        {isOpen && typing === 'email' ? <Offered id={listId} label={said.recent} found={found} marked={marked} choose={choose} /> : null}
      </div>
      <p role="status" className="sr-only">
        {isOpen ? format(said.found, { count: found.length }, language) : ''}
      </p>
    </>
  );
}

type OfferedProps = { id: string; label: string; found: readonly Signer[]; marked: number; choose: (signer: Signer) => void };

function Offered({ id, label, found, marked, choose }: OfferedProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-20 mt-1 grid overflow-hidden rounded border border-line bg-surface py-1 shadow-float"
    >
      {found.map((signer, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input keeps the focus, and its keys choose
        <div
          key={`${signer.email} ${signer.name}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === marked}
          // The input must not lose the focus before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(signer)}
          className={`grid min-h-11 cursor-pointer content-center px-3 py-1.5 hover:bg-paper ${index === marked ? 'bg-paper' : ''}`}
        >
          <span className="truncate">{signer.name || signer.email}</span>
          {signer.name ? <span className="truncate text-sm text-ink-quiet">{signer.email}</span> : null}
        </div>
      ))}
    </div>
  );
}

/** Who was asked to sign lately and fits what is typed; nobody where nothing is being typed. */
function useRecent(typed: string | null): readonly Signer[] {
  const [found, setFound] = useState<readonly Signer[]>([]);
  useEffect(() => {
    if (typed === null) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const signers = await recentSigners(typed.trim()).catch(() => []);
      // One that is typed in full needs no offer.
      if (!isOver) setFound(signers.slice(0, MOST_SHOWN).filter(({ name, email }) => email !== typed.trim() && (signers.length > 1 || name !== typed.trim())));
    }, TYPING_PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return typed === null ? [] : found;
}

async function recentSigners(query: string): Promise<Signer[]> {
  const { signers } = await ask<{ signers: { name: string | null; email: string }[] }>(`/dashboard/data/signers?${new URLSearchParams({ query })}`);
  return signers.map(({ name, email }) => ({ name: name ?? '', email }));
}

'use client';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { type Language, languageNamed } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { Dialog } from '../../ui/dialog';
import { type Command, commandsNamed, type Deed } from './commands';
import { doIt } from './do-it';
import { type Option, PaletteGroup } from './palette-group';
import { useFound } from './use-found';

type Ways = Parameters<typeof doIt>[1];
type Props = { commands: readonly Command[]; words: Messages['palette']; onClose: () => void; onShortcuts: () => void; ways: Ways };

type Chosen = Option & { deed: Deed | 'shortcuts' };

/** A box to type into and a list that fits it: rooms, acts, settings, requests and files. Arrows choose, Enter does. */
export function Palette({ commands, words, onClose, onShortcuts, ways }: Props) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const search = useFound(text);
  const groups = groupsOf(commands, text, search.found, words);
  const options = groups.flatMap((group) => group.options);
  const at = Math.min(chosen, options.length - 1);
  const take = (option: Chosen | undefined) => {
    if (!option) return;
    if (option.deed === 'shortcuts') return onShortcuts();
    onClose();
    doIt(option.deed, ways);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) take(options[at]);
    else if (by && options.length > 0) setChosen((at + by + options.length) % options.length);
    else return;
    event.preventDefault();
  };
  const optionId = (option: Option | undefined) => (option ? `${list}-${option.id}` : undefined);
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={words.title} closeLabel={words.close} onOpened={() => input.current}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-1">
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={words.input}
          placeholder={words.input}
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={optionId(options[at])}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
          className="min-h-11 w-full rounded border border-line-strong bg-paper px-3 py-2 text-base text-ink"
        />
        <div role="status" className="min-h-5 text-sm text-ink-quiet">
          {said(search.state, options.length, text, words)}
        </div>
        <div id={list} role="listbox" aria-label={words.title} className="grid h-[min(24rem,50dvh)] content-start gap-3 overflow-y-auto overscroll-contain">
          {groups.map((group) => (
            <PaletteGroup key={group.name} title={words.groups[group.name]} options={group.options} chosen={options[at]} idOf={optionId} take={take} />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

type Groups = { name: keyof Messages['palette']['groups']; options: Chosen[] }[];

function groupsOf(commands: readonly Command[], text: string, found: ReturnType<typeof useFound>['found'], words: Messages['palette']): Groups {
  const named = commandsNamed(commands, text);
  const of = (name: Command['group']): Chosen[] =>
    named.filter(({ group }) => group === name).map(({ id, label, letter, deed }) => ({ id, label, hint: letter ?? '', deed }));
  const shortcuts = commandsNamed([{ id: 'shortcuts', group: 'settings', label: words.shortcuts.title, deed: { go: '' } }], text);
  const isTyped = text.trim() !== '';
  const foundIn = (name: 'requests' | 'files'): Chosen[] =>
    isTyped ? found.filter(({ group }) => group === name).map(({ id, label, hint, href }) => ({ id, label, hint, deed: { go: href } })) : [];
  const groups: Groups = [
    { name: 'here', options: of('here') },
    { name: 'go', options: of('go') },
    { name: 'do', options: of('do') },
    { name: 'requests', options: foundIn('requests') },
    { name: 'files', options: foundIn('files') },
    { name: 'settings', options: [...shortcuts.map(({ id, label }): Chosen => ({ id, label, hint: '?', deed: 'shortcuts' })), ...of('settings')] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function said(state: ReturnType<typeof useFound>['state'], count: number, text: string, words: Messages['palette']): string {
  if (text.trim() === '') return '';
  if (state === 'searching') return words.searching;
  if (state === 'failed') return words.searchFailed;
  return count === 0 ? words.nothing : format(words.results, { count }, languageOfPage());
}

const languageOfPage = (): Language => languageNamed(document.documentElement.lang.toLowerCase()) ?? 'en';

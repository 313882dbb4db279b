import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { ChoiceLine } from './choice-line';

/** Characters of a search. */
export const maxSearch = 200;

export type FilterChoice = { value: string; text: string; href: string; isChosen: boolean };

type Props = {
  /** Where the list stands. */
  action: string;
  search: string;
  /** Which member of the address the choices are; the chosen one goes along with a search. */
  member: string;
  choices: readonly FilterChoice[];
  /** What else narrows it, sent along with the search. */
  more?: ReactNode;
  /** Its own names, and what the choices are of. */
  words: { searchLabel: string; searchHint: string; search: string; of: string };
};

/** Narrows a list by words and by one choice of a few; works without scripts. */
export function ListFilter({ action, search, member, choices, more, words }: Props) {
  const chosen = choices.find(({ isChosen, value }) => isChosen && value !== '');
  return (
    <search aria-label={words.searchLabel} className="grid gap-4">
      <form action={action} className="flex max-w-xl flex-wrap items-end gap-2">
        {chosen ? <input type="hidden" name={member} value={chosen.value} /> : null}
        <TextField
          key={search}
          name="search"
          type="search"
          label={words.searchHint}
          defaultValue={search}
          maxLength={maxSearch}
          autoComplete="off"
          className="min-w-0 grow basis-40"
        />
        {more}
        <Button type="submit">{words.search}</Button>
      </form>
      <ListChoices label={words.of} choices={choices} />
    </search>
  );
}

/** The choices by themselves, for a list without a search. */
export function ListChoices({ label, choices }: { label: string; choices: readonly FilterChoice[] }) {
  return (
    <ChoiceLine label={label} chosen={choices.find(({ isChosen }) => isChosen)?.value ?? ''}>
      {choices.map(({ value, text, href, isChosen }) => (
        <li key={value || 'all'}>
          <Link
            href={href}
            aria-current={isChosen ? 'true' : undefined}
            className={`flex min-h-11 items-center rounded px-3 text-sm ${isChosen ? 'bg-accent font-medium text-on-accent' : 'text-ink-quiet hover:text-ink'}`}
          >
            {text}
          </Link>
        </li>
      ))}
    </ChoiceLine>
  );
}

import Link from 'next/link';
import { type RoomKind, roomKinds } from '@/lib/domain/files/rules';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import type { FilesWords } from './words';

const here = '/dashboard/files';
const maxSearch = 200;

export type Filter = { search: string; kind: RoomKind | null };

type Query = Partial<Record<string, string | string[]>>;

/** What an address narrows the list to; what it says wrongly narrows nothing. */
export function filterOf({ search, kind }: Query): Filter {
  const words = typeof search === 'string' ? search.trim().slice(0, maxSearch) : '';
  return { search: words, kind: roomKinds.find((one) => one === kind) ?? null };
}

/** The address of the list as it is narrowed: a link to it, a reload and the way back keep it. */
export function addressOf({ search, kind }: Filter, cursor?: string): string {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(kind ? { kind } : {}), ...(cursor ? { cursor } : {}) });
  return query.size > 0 ? `${here}?${query}` : here;
}

/** Narrows the list by words and by kind; works without scripts. */
export function FileFilter({ filter, words }: { filter: Filter; words: FilesWords }) {
  return (
    <search aria-label={words.searchLabel} className="grid gap-4">
      <form action={here} className="flex max-w-xl flex-wrap items-end gap-2">
        {filter.kind ? <input type="hidden" name="kind" value={filter.kind} /> : null}
        <TextField
          key={filter.search}
          name="search"
          type="search"
          label={words.searchHint}
          defaultValue={filter.search}
          maxLength={maxSearch}
          autoComplete="off"
          className="min-w-0 grow basis-60"
        />
        <Button type="submit">{words.search}</Button>
      </form>
      <nav aria-label={words.kind}>
        <ul className="flex flex-wrap gap-1">
          {[null, ...roomKinds].map((kind) => (
            <li key={kind ?? 'all'}>
              <Link
                href={addressOf({ ...filter, kind })}
                aria-current={filter.kind === kind ? 'true' : undefined}
                className={`flex min-h-11 items-center rounded px-3 text-sm ${filter.kind === kind ? 'bg-accent font-medium text-on-accent' : 'text-ink-quiet hover:text-ink'}`}
              >
                {kind ? words.kinds[kind] : words.all}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </search>
  );
}

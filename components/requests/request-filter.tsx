import Link from 'next/link';
import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import type { Messages } from '@/lib/words/messages';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';

/** The states that a list is narrowed to, in the order in which a request passes through them. */
const shown = ['awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending', 'signed', 'cancelled', 'expired'] as const;

const maxSearch = 200;

export type Filter = { search: string; status: (typeof shown)[number] | null };

type Query = Partial<Record<string, string | string[]>>;

/** What an address narrows the list to; what it says wrongly narrows nothing. */
export function filterOf({ search, status }: Query): Filter {
  const words = typeof search === 'string' ? search.trim().slice(0, maxSearch) : '';
  return { search: words, status: shown.find((one) => one === status) ?? null };
}

/** The address of the list as it is narrowed: a link to it, a reload and the way back keep it. */
export function addressOf({ search, status }: Filter, cursor?: string): string {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(status ? { status } : {}), ...(cursor ? { cursor } : {}) });
  return query.size > 0 ? `/dashboard/requests?${query}` : '/dashboard/requests';
}

type Props = { filter: Filter; words: Messages['requestsRoom']; statuses: Record<ListedRequest['outcome'], string> };

/** Narrows the list by words and by state; works without scripts. */
export function RequestFilter({ filter, words, statuses }: Props) {
  return (
    <search aria-label={words.searchLabel} className="grid gap-4">
      <form action="/dashboard/requests" className="flex max-w-xl flex-wrap items-end gap-2">
        {filter.status ? <input type="hidden" name="status" value={filter.status} /> : null}
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
      <nav aria-label={words.status}>
        <ul className="flex flex-wrap gap-1">
          {[null, ...shown].map((status) => (
            <li key={status ?? 'all'}>
              <Link
                href={addressOf({ ...filter, status })}
                aria-current={filter.status === status ? 'true' : undefined}
                className={`flex min-h-11 items-center rounded px-3 text-sm ${filter.status === status ? 'bg-accent font-medium text-on-accent' : 'text-ink-quiet hover:text-ink'}`}
              >
                {status ? statuses[status] : words.all}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </search>
  );
}

import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import type { Messages } from '@/lib/words/messages';
import { ListFilter, maxSearch } from '../dashboard/list-filter';

/** The states that a list is narrowed to, in the order in which a request passes through them. */
const shown = ['awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending', 'signed', 'cancelled', 'expired'] as const;

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
    <ListFilter
      action="/dashboard/requests"
      search={filter.search}
      member="status"
      choices={[null, ...shown].map((status) => ({
        value: status ?? '',
        text: status ? statuses[status] : words.all,
        href: addressOf({ ...filter, status }),
        isChosen: filter.status === status,
      }))}
      words={{ ...words, of: words.status }}
    />
  );
}

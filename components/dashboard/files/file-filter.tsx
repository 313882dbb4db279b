import { maxFolderLength, type RoomKind, roomKinds } from '@/lib/domain/files/rules';
import { ListFilter, maxSearch } from '../list-filter';
import { FolderChoice } from './folder-choice';
import type { FilesWords } from './words';

const here = '/dashboard/files';

export type Filter = { search: string; kind: RoomKind | null /** Exactly this one; empty for all files. */; folder: string };

type Query = Partial<Record<string, string | string[]>>;

/** What an address narrows the list to; what it says wrongly narrows nothing. */
export function filterOf({ search, kind, folder }: Query): Filter {
  const words = typeof search === 'string' ? search.trim().slice(0, maxSearch) : '';
  return { search: words, kind: roomKinds.find((one) => one === kind) ?? null, folder: typeof folder === 'string' ? folder.slice(0, maxFolderLength) : '' };
}

/** The address of the list as it is narrowed: a link to it, a reload and the way back keep it. */
export function addressOf({ search, kind, folder }: Filter, cursor?: string): string {
  const narrowed = { ...(search ? { search } : {}), ...(kind ? { kind } : {}), ...(folder ? { folder } : {}) };
  const query = new URLSearchParams({ ...narrowed, ...(cursor ? { cursor } : {}) });
  return query.size > 0 ? `${here}?${query}` : here;
}

/** Narrows the list by words and by kind; works without scripts. */
export function FileFilter({ filter, folders, words }: { filter: Filter; folders: readonly string[]; words: FilesWords }) {
  return (
    <ListFilter
      action={here}
      search={filter.search}
      member="kind"
      choices={[null, ...roomKinds].map((kind) => ({
        value: kind ?? '',
        text: kind ? words.kinds[kind] : words.all,
        href: addressOf({ ...filter, kind }),
        isChosen: filter.kind === kind,
      }))}
      more={<FolderChoice folders={folders} chosen={filter.folder} words={words} />}
      words={{ ...words, of: words.kind }}
    />
  );
}

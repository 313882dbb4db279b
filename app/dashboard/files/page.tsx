import { filterOf } from '@/components/dashboard/files/file-filter';
import { FilesPage } from '@/components/dashboard/files/files-page';
import { getFileTotals } from '@/lib/domain/files/operations/get-file-totals';
import { listOwnFiles } from '@/lib/domain/files/operations/list-own-files';
import { roomTitle } from '@/lib/surfaces/pages/room-title';
import { loadOwn, loadOwnList, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

const here = '/dashboard/files';

export const generateMetadata = roomTitle(here, (messages) => messages.filesRoom.title);

type Query = Partial<Record<'search' | 'kind' | 'folder' | 'cursor' | 'done' | 'problem', string | string[]>>;

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const { language, timeZone } = await requireSignIn(here);
  const filter = filterOf(query);
  const cursor = one(query.cursor) ?? undefined;
  const [page, totals] = await Promise.all([
    loadOwnList(listOwnFiles, { search: filter.search, kind: filter.kind ?? undefined, folder: filter.folder || undefined, cursor }, here),
    loadOwn(getFileTotals, {}),
  ]);
  return (
    <FilesPage
      page={page}
      totals={totals}
      filter={filter}
      isLater={cursor !== undefined}
      outcome={{ done: one(query.done), problem: one(query.problem) }}
      language={language}
      timeZone={timeZone}
      words={messagesFor(language).filesRoom}
    />
  );
}

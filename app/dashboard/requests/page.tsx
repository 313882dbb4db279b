import { filterOf } from '@/components/requests/request-filter';
import { RequestsPage } from '@/components/requests/requests-page';
import { getPulse } from '@/lib/domain/accounts/operations/get-pulse';
import { listOwnRequests } from '@/lib/domain/signatures/operations/list-own-requests';
import { offeredTo } from '@/lib/surfaces/pages/offered';
import { roomTitle } from '@/lib/surfaces/pages/room-title';
import { loadOwn, loadOwnList, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export const generateMetadata = roomTitle('/dashboard/requests', (messages) => messages.requestsRoom.title);

type Query = Partial<Record<'search' | 'status' | 'cursor' | 'done' | 'problem', string | string[]>>;

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const { language, timeZone, account } = await requireSignIn('/dashboard/requests');
  const filter = filterOf(query);
  const cursor = one(query.cursor) ?? undefined;
  // Before what it tells of: what happens meanwhile is shown, not missed.
  const { newest } = await loadOwn(getPulse, {});
  const page = await loadOwnList(listOwnRequests, { search: filter.search, status: filter.status ?? undefined, cursor }, '/dashboard/requests');
  const outcome = { done: one(query.done), problem: one(query.problem) };
  return (
    <RequestsPage
      page={page}
      pulse={newest}
      filter={filter}
      isLater={cursor !== undefined}
      outcome={outcome}
      maySend={offeredTo(account.role).sending}
      language={language}
      timeZone={timeZone}
      messages={messagesFor(language)}
    />
  );
}

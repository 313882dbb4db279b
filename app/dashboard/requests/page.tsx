import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { RequestsPage } from '@/components/requests/requests-page';
import { AppError } from '@/lib/core/errors';
import { listOwnRequests } from '@/lib/domain/signatures/operations/list-own-requests';
import { statuses } from '@/lib/domain/signatures/rules';
import { loadOwn, pageLanguage, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export const generateMetadata = async (): Promise<Metadata> => ({ title: `${messagesFor(await pageLanguage()).requestsRoom.title} · Paraph` });

type Query = Partial<Record<'search' | 'status' | 'cursor' | 'done' | 'problem', string | string[]>>;

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const person = await requireSignIn('/dashboard/requests');
  const filter = { search: (one(query.search) ?? '').trim().slice(0, 200), status: statuses.find((status) => status === one(query.status)) ?? null };
  const cursor = one(query.cursor) ?? undefined;
  try {
    const page = await loadOwn(listOwnRequests, { search: filter.search, status: filter.status ?? undefined, cursor });
    const outcome = { done: one(query.done), problem: one(query.problem) };
    const messages = messagesFor(person.language);
    return <RequestsPage page={page} filter={filter} isLater={cursor !== undefined} outcome={outcome} language={person.language} messages={messages} />;
  } catch (error) {
    // A cursor that this list did not make.
    if (error instanceof AppError && error.status === 400) redirect('/dashboard/requests');
    throw error;
  }
}

import type { Metadata } from 'next';
import { KeysPage } from '@/components/keys/keys-page';
import { RequestList } from '@/components/requests/request-list';
import { getUsage } from '@/lib/domain/accounts/operations/get-usage';
import { listKeys } from '@/lib/domain/accounts/operations/list-keys';
import { listOwnRequests } from '@/lib/domain/signatures/operations/list-own-requests';
import { loadOwn, pageLanguage, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { make, revoke } from './actions';

export const generateMetadata = async (): Promise<Metadata> => ({ title: `${messagesFor(await pageLanguage()).keys.title} · Paraph` });

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

type Query = { done?: string | string[]; problem?: string | string[] };

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const { done, problem } = await searchParams;
  const person = await requireSignIn('/keys');
  const [{ keys }, usage, { requests }] = await Promise.all([loadOwn(listKeys, {}), loadOwn(getUsage, {}), loadOwn(listOwnRequests, {})]);
  const messages = messagesFor(person.language);
  const list = <RequestList requests={requests} words={messages} language={person.language} outcome={{ done: one(done), problem: one(problem) }} />;
  return <KeysPage person={person} keys={keys} usage={usage} messages={messages} make={make} revoke={revoke} requests={list} />;
}

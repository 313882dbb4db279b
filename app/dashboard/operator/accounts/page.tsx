import type { Metadata } from 'next';
import { Accounts } from '@/components/dashboard/operator/accounts';
import { OperatorHead } from '@/components/dashboard/operator/operator-head';
import { findAccounts } from '@/lib/domain/operator/operations/find-accounts';
import { loadForOperator } from '@/lib/surfaces/pages/load-for-operator';
import { languageOfPage } from '@/lib/surfaces/pages/page-language';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { setLimit, setStorage, suspend, unsuspend } from '../actions';

const here = '/dashboard/operator/accounts';

export async function generateMetadata(): Promise<Metadata> {
  const words = messagesFor(await languageOfPage()).operatorRoom;
  return { title: `${words.parts.accounts} · ${words.title} · Paraph` };
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

type Query = Partial<Record<'cursor' | 'address' | 'only' | 'done' | 'problem', string | string[]>>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const reader = await requireSignIn(here);
  const [cursor, address] = [one(query.cursor) ?? undefined, (one(query.address) ?? '').trim()];
  const only = query.only === 'suspended' ? ('suspended' as const) : undefined;
  const accounts = await loadForOperator(findAccounts, { cursor, address, only }, here);
  const words = messagesFor(reader.language).operatorRoom;
  return (
    <>
      <OperatorHead here="accounts" words={words} lead={words.accounts.lead} outcome={{ done: one(query.done), problem: one(query.problem) }} />
      <Accounts
        accounts={{ ...accounts, isLater: cursor !== undefined }}
        address={address}
        isOnlySuspended={only !== undefined}
        words={words}
        reader={reader}
        actions={{ setLimit, setStorage, suspend, unsuspend }}
      />
    </>
  );
}

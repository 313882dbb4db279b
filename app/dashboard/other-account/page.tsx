import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { OtherAccount } from '@/components/dashboard/other-account';
import { format } from '@/lib/core/i18n/format';
import { listOwnAccounts } from '@/lib/domain/accounts/operations/list-own-accounts';
import { returnPath } from '@/lib/surfaces/auth/return-path';
import { loadOwn, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export async function generateMetadata(): Promise<Metadata> {
  const { account, language } = await requireSignIn('/dashboard');
  return { title: `${format(messagesFor(language).palette.other.title, { name: account.name })} · Paraph` };
}

type Query = Partial<Record<'account' | 'to', string | string[]>>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const { account: acting, language } = await requireSignIn('/dashboard');
  const { account, to: asked } = await searchParams;
  const to = returnPath(typeof asked === 'string' ? asked : undefined);
  // Who came back here after switching.
  if (account === acting.id) redirect(to);
  const { accounts } = await loadOwn(listOwnAccounts, {});
  const other = accounts.find(({ id }) => id === account) ?? null;
  return <OtherAccount acting={acting.name} other={other} to={to} words={messagesFor(language).palette.other} />;
}

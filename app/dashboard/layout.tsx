import type { ReactNode } from 'react';
import { Frame } from '@/components/dashboard/frame';
import { listOwnAccounts } from '@/lib/domain/accounts/operations/list-own-accounts';
import { pageAddress } from '@/lib/surfaces/pages/page-address';
import { loadOwn, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export default async function Layout({ children }: { children: ReactNode }) {
  const person = await requireSignIn(await pageAddress('/dashboard'));
  const { accounts } = await loadOwn(listOwnAccounts, {});
  return (
    <Frame person={person} accounts={accounts} words={messagesFor(person.language).frame}>
      {children}
    </Frame>
  );
}

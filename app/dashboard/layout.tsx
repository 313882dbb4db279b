import type { ReactNode } from 'react';
import { Frame } from '@/components/dashboard/frame';
import { AskName } from '@/components/dashboard/settings/ask-name';
import { listOwnAccounts } from '@/lib/domain/accounts/operations/list-own-accounts';
import { offeredTo } from '@/lib/surfaces/pages/offered';
import { loadOwn, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { save } from './settings/actions';

export default async function Layout({ children }: { children: ReactNode }) {
  const person = await requireSignIn('/dashboard');
  const { accounts } = await loadOwn(listOwnAccounts, {});
  const words = messagesFor(person.language);
  return (
    <Frame person={person} accounts={accounts} offered={offeredTo(person.account.role)} words={{ frame: words.frame, palette: words.palette }} save={save}>
      {person.name === null ? <AskName words={words.settingsRoom} save={save} /> : null}
      {children}
    </Frame>
  );
}

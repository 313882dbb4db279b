import type { ReactNode } from 'react';
import { Mark } from '../ui/mark';
import { AccountGuard } from './account-guard';
import { AccountSwitcher, type OwnAccount } from './account-switcher';
import { CommandKeys, type CommandWords } from './commands/command-keys';
import type { Offered } from './commands/commands';
import { BottomNavigation, SideNavigation } from './navigation';
import { PersonMenu } from './person-menu';
import type { Save } from './settings/save-state';

type Props = {
  person: { name: string | null; email: string; isOperator: boolean; account: { id: string; name: string } };
  accounts: readonly OwnAccount[];
  offered: Offered;
  words: CommandWords;
  /** Changes how the person reads our pages. */
  save: Save;
  children: ReactNode;
};

/** What stands around every page behind sign-in: the rooms, whom one acts for, and who one is. On a phone the rooms are at the foot. */
export function Frame({ person, accounts, offered, words: all, save, children }: Props) {
  const { frame: words, palette } = all;
  return (
    <AccountGuard account={person.account} words={palette.other}>
      <div className="min-h-dvh pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <a href="#content" className="sr-only rounded bg-surface px-4 py-3 shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50">
          {words.skip}
        </a>
        <header className="flex min-h-14 items-center justify-between gap-3 border-b border-line bg-surface px-4 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:justify-start lg:gap-5 lg:overflow-y-auto lg:border-r lg:border-b-0 lg:py-5">
          <a href="/dashboard" className="flex min-h-11 items-center gap-2 font-serif text-lg font-semibold">
            <Mark className="size-7 text-accent" />
            <span className="sr-only md:not-sr-only">Paraph</span>
          </a>
          <AccountSwitcher accounts={accounts} words={words} />
          <CommandKeys accounts={accounts} isOperator={person.isOperator} offered={offered} words={all} save={save} />
          <SideNavigation words={words} isOperator={person.isOperator} />
          <PersonMenu person={person} words={words} />
        </header>
        <main id="content" className="mx-auto grid w-full max-w-[72rem] grid-cols-[minmax(0,1fr)] content-start gap-8 px-4 pt-6 pb-28 md:px-8 lg:py-10">
          {children}
        </main>
        <BottomNavigation words={words} isOperator={person.isOperator} />
      </div>
    </AccountGuard>
  );
}

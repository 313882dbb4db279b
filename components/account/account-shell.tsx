import type { ReactNode } from 'react';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { Button } from '../ui/button';
import { PageShell } from '../ui/page-shell';

type Props = { person: { email: string; language: Language }; words: Messages['signIn']; children: ReactNode };

/** The frame of signed-in pages: who is signed in, and the way out. */
export function AccountShell({ person, words, children }: Props) {
  const actions = (
    <form method="post" action="/auth/sign-out" className="flex min-w-0 items-center gap-3">
      <p className="hidden min-w-0 truncate text-sm text-ink-quiet md:block">
        <span className="sr-only">{words.signedInAs} </span>
        {person.email}
      </p>
      <Button kind="quiet" type="submit" className="shrink-0 -mr-4">
        {words.signOut}
      </Button>
    </form>
  );
  return (
    <PageShell lang={localeOf(person.language)} actions={actions}>
      <div className="mx-auto grid w-full max-w-[55rem] gap-12 px-4 py-10">
        {/* Narrow screens have no room for it in the head. */}
        <p className="-mb-10 text-sm break-words text-ink-quiet md:hidden">
          {words.signedInAs} {person.email}
        </p>
        {children}
      </div>
    </PageShell>
  );
}

import { format } from '@/lib/core/i18n/format';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { PageShell, Panel } from '../ui/page-shell';
import { MailboxNotice } from './sign-in-page';

/** The same for every address, known here or not. */
export function LinkSentPage({ view, messages }: { view: { language: Language; mailbox: string | null; email: string | null }; messages: Messages }) {
  const words = messages.signIn;
  return (
    <PageShell lang={localeOf(view.language)}>
      <Panel>
        <h1 className="font-serif text-2xl font-semibold">{words.sentTitle}</h1>
        <p className="wrap-anywhere">{view.email ? format(words.sentTo, { email: view.email }) : words.sentBody}</p>
        <p className="text-ink-quiet">
          {words.sentHint}{' '}
          <a href="/sign-in" className="text-accent underline underline-offset-4">
            {words.again}
          </a>
        </p>
        <MailboxNotice href={view.mailbox} words={words} />
      </Panel>
    </PageShell>
  );
}

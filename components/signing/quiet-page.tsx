import { localeOf } from '@/lib/core/i18n/languages';
import type { QuietView } from '@/lib/domain/signatures/views/signing-view';
import type { Messages } from '@/lib/words/messages';
import { ButtonLink } from '../ui/button';
import { PageShell, Panel } from '../ui/page-shell';
import { LookAgain } from './after-signing';
import { Contact } from './contact';
import { SentenceWithTime } from './local-time';
import { quietWords } from './quiet-words';

/** The link is known, and there is nothing to sign at it now: why, what happens next, whom to ask. */
export function QuietPage({ view, messages }: { view: QuietView; messages: Messages }) {
  const text = quietWords(view, messages);
  const { sender, title } = view;
  return (
    <PageShell lang={localeOf(view.language)}>
      <Panel>
        <h1 className="font-serif text-2xl font-semibold">{text.title}</h1>
        <p>
          <SentenceWithTime text={text.body} values={{ sender: sender.name, email: sender.email, title }} iso={view.at} language={view.language} />
        </p>
        {view.state === 'finishing' ? (
          <p>
            <LookAgain />
            <ButtonLink href="">{messages.states.finishing.again}</ButtonLink>
          </p>
        ) : (
          <Contact view={view} text={messages.states.contact} />
        )}
      </Panel>
    </PageShell>
  );
}

/** The page of a link that belongs to no document. */
export function UnknownPage({ lang, messages }: { lang: string; messages: Messages }) {
  return (
    <PageShell lang={lang}>
      <Panel>
        <h1 className="font-serif text-2xl font-semibold">{messages.states.unknown.title}</h1>
        <p>{messages.states.unknown.body}</p>
      </Panel>
    </PageShell>
  );
}

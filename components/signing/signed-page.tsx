import { format } from '@/lib/core/i18n/format.ts';
import { localeOf } from '@/lib/core/i18n/languages.ts';
import type { Messages } from '@/lib/core/i18n/messages/en.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { PageShell, Panel } from '../ui/page-shell.tsx';
import { ForgetDraft } from './after-signing.tsx';
import { SentenceWithTime } from './local-time.tsx';
import type { SignedView } from './view.ts';

export function SignedPage({ view, messages }: { view: SignedView; messages: Messages }) {
  const text = messages.states.signed;
  const { sender, title } = view;
  return (
    <PageShell lang={localeOf(view.language)}>
      <ForgetDraft token={view.token} />
      <Panel>
        <Mark draws className="size-16 text-accent" />
        <h1 className="font-serif text-2xl font-semibold">{text.title}</h1>
        <p>{format(text.body, { title })}</p>
        <p className="text-sm text-ink-quiet">
          <SentenceWithTime text={text.when} iso={view.signedAt} language={view.language} />
        </p>
        {view.downloadable ? (
          <p className="py-2">
            <ButtonLink kind="primary" href={`/sign/${view.token}/signed-pdf`} className="w-full md:w-auto">
              {text.download}
            </ButtonLink>
          </p>
        ) : (
          <p>{text.notYet}</p>
        )}
        {view.downloadable ? <p>{format(text.next, { sender: sender.name })}</p> : null}
        {view.test ? <p className="text-sm font-medium text-warning">{text.test}</p> : null}
        <p className="border-t border-line pt-4 text-sm text-ink-quiet">{format(messages.states.contact, { name: sender.name, email: sender.email })}</p>
      </Panel>
    </PageShell>
  );
}

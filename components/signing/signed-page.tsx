import { format } from '@/lib/core/i18n/format';
import { localeOf } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/core/i18n/messages/en';
import { ButtonLink } from '../ui/button';
import { Mark } from '../ui/mark';
import { PageShell, Panel } from '../ui/page-shell';
import { ForgetDraft } from './after-signing';
import { SentenceWithTime } from './local-time';
import type { SignedView } from './view';

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

import { format } from '@/lib/core/i18n/format';
import { localeOf } from '@/lib/core/i18n/languages';
import type { SignedView } from '@/lib/domain/signatures/views/signing-view';
import type { Messages } from '@/lib/words/messages';
import { ButtonLink } from '../ui/button';
import { Mark } from '../ui/mark';
import { PageShell, Panel } from '../ui/page-shell';
import { VerifyLink } from '../verify/verify-link';
import { ForgetDraft } from './after-signing';
import { Contact } from './contact';
import { CopyByMail } from './copy-by-mail';
import { SentenceWithTime } from './local-time';
import { TurnOfSigner } from './turn-of-signer';

/** The reader has signed: what now carries their signature, their copy of it, and who is next. */
export function SignedPage({ view, messages }: { view: SignedView; messages: Messages }) {
  const text = messages.states.signed;
  const { sender, title, party, signer } = view;
  const next = !view.downloadable && party === 'sender' ? signer : null;
  const name = next && (next.name ?? next.email);
  return (
    <PageShell lang={localeOf(view.language)}>
      <ForgetDraft token={view.token} />
      <Panel>
        <Mark draws className="size-16 text-accent" />
        <h1 className={`font-serif font-semibold ${name ? 'text-xl md:text-2xl' : 'text-2xl'}`}>
          {name ? format(messages.states.waiting_for_signer.title, { signer: name }) : text.title}
        </h1>
        <p>{format(text.body, { title })}</p>
        <p className="text-sm text-ink-quiet">
          <SentenceWithTime text={text.when} iso={view.signedAt} language={view.language} />
        </p>
        {name ? <TurnOfSigner view={view} signer={name} messages={messages.states} /> : null}
        {view.downloadable ? <Keep view={view} text={text} /> : <p>{text.notYet}</p>}
        {view.downloadable ? <p>{party === 'sender' || view.test ? text.keep : format(text.next, { sender: sender.name })}</p> : null}
        {view.test ? <p className="text-sm font-medium text-warning">{text.test}</p> : null}
        {view.downloadable ? <VerifyLink language={view.language} text={messages.verify.link} /> : null}
        <Contact view={view} text={messages.states.contact} />
      </Panel>
    </PageShell>
  );
}

function Keep({ view, text }: { view: SignedView; text: Messages['states']['signed'] }) {
  return (
    <div className="flex flex-wrap items-center gap-4 py-2">
      <ButtonLink kind="primary" href={`/sign/${view.token}/signed-pdf`} className="w-full md:w-auto">
        {text.download}
      </ButtonLink>
      <CopyByMail token={view.token} copy={view.copy} email={view.person.email} text={text} />
    </div>
  );
}

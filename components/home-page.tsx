import type { Language } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { ButtonLink } from './ui/button';
import { PageShell, Panel } from './ui/page-shell';
import { verifyAddress } from './verify/verify-link';

/** The front door: what this is, and where somebody with a link, with documents to make or with documents to send goes. */
export function HomePage({ language, messages }: { language: Language; messages: Messages }) {
  const words = messages.home;
  return (
    <PageShell lang={language}>
      <Panel>
        <h1 className="font-serif text-2xl font-semibold">{words.title}</h1>
        <p>{words.signers}</p>
        <p>{words.makers}</p>
        <p>{words.developers}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-2">
          <ButtonLink href="/dashboard/workflows" kind="primary">
            {words.makeDocuments}
          </ButtonLink>
          <ButtonLink href="/dashboard/send">{messages.sendRoom.title}</ButtonLink>
        </p>
        {/* Their words begin where those above do: what looks like a link has no box to see. */}
        <p className="-mx-4 flex flex-wrap">
          <ButtonLink href="/dashboard" kind="quiet">
            {messages.signIn.title}
          </ButtonLink>
          <ButtonLink href="/keys" kind="quiet">
            {words.makeKey}
          </ButtonLink>
          <ButtonLink href="/docs" kind="quiet">
            {words.docs}
          </ButtonLink>
          <ButtonLink href={verifyAddress(language)} kind="quiet">
            {messages.verify.link}
          </ButtonLink>
        </p>
      </Panel>
    </PageShell>
  );
}

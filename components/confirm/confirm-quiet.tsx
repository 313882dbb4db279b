import { localeOf } from '@/lib/core/i18n/languages';
import type { ConfirmView } from '@/lib/domain/signatures/views/confirm-view';
import type { Messages } from '@/lib/words/messages';
import { SentenceWithTime } from '../signing/local-time';
import { ProblemSummary } from '../signing/problem-summary';
import { Button, ButtonLink } from '../ui/button';
import { PageShell, Panel } from '../ui/page-shell';
import { problemText, quietWords } from './confirm-words';
import { nameOf } from './name-of';

type Props = { view: ConfirmView & { state: Exclude<ConfirmView['state'], 'ready'> }; messages: Messages };

/** Nothing is to be confirmed here now: why, and the one step that is left, if there is one. */
export function ConfirmQuiet({ view, messages: { confirm: words } }: Props) {
  const { title, body } = quietWords(view, words);
  // Where the signer is spoken of, the address stands with the name: it is what the sender checks.
  const signer = view.signer.name ? `${view.signer.name} (${view.signer.email})` : view.signer.email;
  const values = {
    title: view.title,
    signer: view.state === 'confirmed' && view.delivery === 'email' ? signer : nameOf(view.signer),
    email: view.sender.email,
  };
  return (
    <PageShell lang={localeOf(view.language)}>
      <Panel>
        {view.problem ? <ProblemSummary title={words.problemTitle} problem={problemText(view.problem, words)} /> : null}
        <h1 className="font-serif text-2xl font-semibold">{title}</h1>
        <p>
          <SentenceWithTime text={body} values={values} iso={view.expiresAt} language={view.language} />
        </p>
        {view.state === 'link_expired' && view.mayResend ? (
          <form method="post" action={`/confirm/${view.token}/resend`}>
            <Button kind="primary" type="submit" className="w-full md:w-auto">
              {words.resend}
            </Button>
          </form>
        ) : null}
        {view.state === 'confirmed' && view.signLink ? (
          <p>
            <ButtonLink kind="primary" href={view.signLink} className="w-full md:w-auto">
              {words.goOn}
            </ButtonLink>
          </p>
        ) : null}
      </Panel>
    </PageShell>
  );
}

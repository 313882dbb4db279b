import { format } from '@/lib/core/i18n/format';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import type { VerificationView } from '@/lib/domain/signatures/views/verification-view';
import type { Messages } from '@/lib/words/messages';
import { Notice } from '../ui/notice';
import { PageShell, Panel } from '../ui/page-shell';
import { LanguageChoice } from './language-choice';
import { TrustNote } from './trust-note';
import { VerifyDesk } from './verify-desk';
import { VerifyResult } from './verify-result';

type View = { answer: VerificationView | null; over: boolean; seal: { subject: string; fingerprint: string; host: string } };
type Props = { view: View; language: Language; problem: string; messages: Messages };

/** For anybody who holds a PDF: whether it was sealed here, and is still what was signed. */
export function VerifyPage({ view: { answer, over, seal }, language, problem, messages: { verify: words } }: Props) {
  const { host } = seal;
  return (
    <PageShell lang={localeOf(language)} actions={<LanguageChoice language={language} label={words.language} />}>
      <Panel>
        <h1 className="font-serif text-2xl font-semibold">{words.title}</h1>
        <p>{words.lead}</p>
        <VerifyDesk language={language} host={host} words={words}>
          {over ? <Notice kind="warning">{words.over}</Notice> : null}
          {problem ? <Notice kind="danger">{problemText(problem, words)}</Notice> : null}
          {answer ? <VerifyResult answer={answer} file={null} language={language} host={host} words={words} /> : null}
        </VerifyDesk>
        <TrustNote seal={seal} words={words.trust} />
      </Panel>
    </PageShell>
  );
}

/** What the form can run into: too many of them, and files that are too large. */
function problemText(problem: string, { problems }: Messages['verify']): string {
  if (problem === 'rate_limited') return problems.rate_limited;
  return problem === 'bad_request' ? format(problems.too_large, { megabytes: '10' }) : problems.other;
}

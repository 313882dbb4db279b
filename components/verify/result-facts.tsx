import type { ReactNode } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { DocumentView, VerificationView } from '@/lib/domain/signatures/views/verification-view';
import type { Messages } from '@/lib/words/messages';
import { SentenceWithTime } from '../signing/local-time';

type Words = Messages['verify'];
type Shared = { language: Language; words: Words };

/** Who signed and when, how each was reached, who sealed, and the hashes to compare. */
export function ResultFacts({ answer, sha256, language, words }: Shared & { answer: VerificationView; sha256: string | null }) {
  const { document, seal, request_id } = answer;
  const { facts } = words;
  return (
    <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-4 md:grid-cols-[9rem_1fr] empty:hidden">
      {document?.title ? <Fact label={facts.document}>{document.title}</Fact> : null}
      {document?.parties.map((party) => (
        <Fact key={party.party} label={facts[party.party]}>
          <Party party={party} language={language} words={words} />
        </Fact>
      ))}
      {seal ? <Fact label={facts.sealed}>{format(sealText(answer, facts), { subject: seal.subject ?? words.unreadableSubject })}</Fact> : null}
      {document && seal ? (
        <Fact label={facts.timeStamp}>
          {seal.stamped_at ? <SentenceWithTime text={facts.stamped} iso={seal.stamped_at} language={language} /> : facts.notStamped}
        </Fact>
      ) : null}
      {request_id ? <Fact label={facts.request}>{<Grouped text={request_id} />}</Fact> : null}
      {sha256 ? <Fact label={facts.checksum}>{<Grouped text={sha256} />}</Fact> : null}
    </dl>
  );
}

/** A seal says nothing of what was added behind it. */
function sealText({ verdict, seal }: VerificationView, facts: Words['facts']): string {
  if (verdict === 'altered') return '{subject}';
  if (seal?.intact === undefined || seal.intact === null) return facts.sealUnchecked;
  return seal.intact ? facts.sealIntact : facts.sealBroken;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm font-medium text-ink-quiet md:pt-0.5">{label}</dt>
      <dd className="-mt-2 min-w-0 [overflow-wrap:anywhere] md:mt-0">{children}</dd>
    </div>
  );
}

function Party({ party, language, words }: Shared & { party: DocumentView['parties'][number] }) {
  return (
    <>
      <span className="block">{[party.name, party.email].filter(Boolean).join(', ')}</span>
      {party.signed_at ? (
        <span className="block tabular-nums">
          <SentenceWithTime text={words.facts.signed} iso={party.signed_at} language={language} />
        </span>
      ) : null}
      <span className="block text-sm text-ink-quiet">{words.reached[party.reached]}</span>
    </>
  );
}

/** As on the certificate: in groups of four, which eyes can compare. Copied without spaces. */
function Grouped({ text }: { text: string }) {
  return (
    <code className="font-mono text-sm" translate="no">
      {(text.match(/.{1,4}/g) ?? []).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be alike, and none ever moves
        <span key={index} className="mr-1.5 inline-block">
          {group}
        </span>
      ))}
    </code>
  );
}

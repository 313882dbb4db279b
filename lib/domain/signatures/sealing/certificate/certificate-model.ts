import { env } from '@/lib/core/env';
import { format, formatDateTime, formatNumber } from '@/lib/core/i18n/format';
import { type Language, localeOf, nameOfLanguage } from '@/lib/core/i18n/languages';
import type { MarkContent } from '@/lib/engines/pdf/seal/mark';
import type { CertificateModel } from '@/lib/engines/pdf/typeset/set-certificate';
import { messagesFor } from '@/lib/words/messages';
import { catalog } from '../../../events/catalog';
import type { StoredEvent } from '../../../events/stored-event';
import { certificateEdge } from '../../edge-mark-of';
import type { Act, RequestRow } from '../../store';
import type { SealFacts } from './evidence';
import { proofLines } from './proof-lines';
import { utcSeconds } from './utc-seconds';

type Words = ReturnType<typeof messagesFor>['certificate'];
type Fact = CertificateModel['sections'][number]['facts'][number];

export type CertificateInput = {
  request: RequestRow;
  acts: readonly { act: Act; signature: MarkContent }[];
  events: readonly StoredEvent[];
  contentSha256: string;
  seal: SealFacts;
  pageWidth: number;
  pageHeight: number;
};

/** The evidence in the words of the document's language. */
export function certificateModel({ request, acts, events, contentSha256, seal, ...page }: CertificateInput): CertificateModel {
  const language = request.language as Language;
  const words = messagesFor(language).certificate;
  const hash = (label: string, value: string): Fact => ({ label, value, mono: true });
  return {
    ...page,
    locale: localeOf(language),
    title: words.title,
    intro: words.intro,
    test: request.isTest,
    edge: certificateEdge(request),
    verify: { label: words.verifyAt, address: `${env().BASE_URL}/verify` },
    sections: [
      {
        heading: words.document,
        facts: [
          { label: words.documentTitle, value: request.title },
          hash(words.request, request.id),
          { label: words.pages, value: formatNumber(request.pageCount, language) },
          { label: words.language, value: nameOfLanguage(language) },
          { label: words.madeFrom, value: madeFrom(words, request) },
          { label: words.legalKind, value: words.simple },
          hash(words.originalHash, request.sourceSha256),
          hash(words.presentedHash, request.presentedSha256),
          hash(words.signedHash, contentSha256),
          hash(words.chainHead, events.at(-1)?.hash ?? ''),
          hash(words.seal, seal.sha256_fingerprint),
        ],
      },
      partySection(words, request, 'sender', acts),
      partySection(words, request, 'signer', acts),
    ],
    timeline: {
      heading: words.events,
      rows: events.map((event) => ({ at: utcSeconds(event.at), event: eventText(words, request, event), detail: String(event.data?.ip ?? '') })),
    },
    footer: request.isTest ? `${words.test} ${words.footer}` : words.footer,
  };
}

function partySection(words: Words, request: RequestRow, party: 'sender' | 'signer', acts: CertificateInput['acts']): CertificateModel['sections'][number] {
  const done = acts.find(({ act }) => act.party === party);
  const identity = proofLines(words, request, party, done?.act);
  if (!done) return { heading: words[party], facts: identity };
  const { act, signature } = done;
  const kind = words[act.kind as 'typed' | 'drawn' | 'uploaded'];
  const facts: Fact[] = [
    ...identity,
    { label: words.signatureKind, value: kind },
    { label: words.signedAt, value: `${utcSeconds(act.at)} UTC` },
    ...localTime(words, request, act),
    { label: words.ip, value: act.ip },
    { label: words.browser, value: act.userAgent || words.notKnown },
    { label: words.consent, value: format(words.consentVersion, { version: act.consentVersion }) },
    { label: words.consentHash, value: act.consentSha256, mono: true },
  ];
  return { heading: words[party], facts, mark: { content: signature, caption: kind } };
}

/** The day of a date field is that of the signer's own zone, which may be another than in UTC. */
function localTime(words: Words, request: RequestRow, { at, timeZone }: Act): Fact[] {
  const zone = { label: words.timeZone, value: timeZone };
  return timeZone === 'UTC' ? [zone] : [{ label: words.localTime, value: formatDateTime(at, request.language as Language, timeZone, true) }, zone];
}

function madeFrom(words: Words, request: RequestRow): string {
  if (request.sourceKind === 'markdown') return words.madeFromMarkdown;
  if (request.sourceKind === 'upload_id') return words.madeFromUpload;
  return request.sourceAddress ? format(words.madeFromAddress, { address: request.sourceAddress }) : words.madeFromPdf;
}

function eventText(words: Words, request: RequestRow, event: StoredEvent): string {
  const bySigner = event.data?.party === 'signer';
  const actor = bySigner ? (request.signerName ?? request.signerEmail) : request.senderName;
  return format(words.eventTexts[catalog[event.type].words], { actor });
}

import { formatDate, formatDateTime } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { facts } from '@/lib/domain/mail/elements/facts';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { note, paragraph } from '@/lib/domain/mail/elements/paragraph';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';

type SealEnding = { language: Language; certificate: string; validTo: Date; hasEnded: boolean };

/** To whoever runs the service, before the certificate that seals ends, and when it has. */
export async function sealEndingEmail({ language, certificate, validTo, hasEnded }: SealEnding): Promise<RenderedEmail> {
  const { sealEnding: words } = messagesFor(language).emails;
  const date = formatDate(validTo, language, 'UTC');
  return renderLetter({
    language,
    subject: words.subject.replace('{date}', date),
    preheader: certificate,
    parts: [
      heading(language, hasEnded ? words.ended : words.lead, { date }),
      paragraph(hasEnded ? words.endedBody : words.body),
      facts(language, [
        { kind: 'text', label: words.certificate, text: certificate },
        { kind: 'text', label: words.until, text: formatDateTime(validTo, language, 'UTC') },
      ]),
    ],
    closing: [note(words.next)],
  });
}

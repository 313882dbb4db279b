import type { Language } from '@/lib/core/i18n/languages';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { note, paragraph } from '@/lib/domain/mail/elements/paragraph';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';

/** To whoever asked for a sign-in link and may not come in: the page says the same to everybody, so that it tells nobody who has an account. */
export function notAdmittedEmail({ language, email }: { language: Language; email: string }): Promise<RenderedEmail> {
  const { notAdmitted: words } = messagesFor(language).operatorRoom;
  return renderLetter({
    language,
    subject: words.subject,
    preheader: words.lead,
    parts: [heading(language, words.lead), paragraph(words.body, { email: { email } }), paragraph(words.why, {})],
    closing: [note(words.ignore)],
  });
}

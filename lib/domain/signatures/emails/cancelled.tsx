import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { paragraph } from '@/lib/domain/mail/elements/paragraph';
import { named } from '@/lib/domain/mail/elements/sentence';
import { subjectLine } from '@/lib/domain/mail/elements/subject-line';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';
import { sentFor } from './closing';
import { askerOf, type LetterFacts } from './letter-facts';
import { requestFacts } from './request-facts';

/** To a signer who had been sent the link: it leads nowhere now, and nothing is left to do. Hence no button. */
export async function cancelledEmail(letter: LetterFacts): Promise<RenderedEmail> {
  const { language, title } = letter;
  const { cancelled: words } = messagesFor(language).emails;
  const asker = askerOf(letter);
  const body = paragraph(words.body, { title });
  return renderLetter({
    language,
    subject: subjectLine(words.subject, title),
    preheader: body.text,
    parts: [heading(language, words.lead, { sender: named(asker) }), body, requestFacts(letter)],
    closing: [sentFor(letter)],
    replyTo: asker.email,
  });
}

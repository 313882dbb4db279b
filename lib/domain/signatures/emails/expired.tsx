import { button } from '@/lib/domain/mail/elements/button';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { paragraph } from '@/lib/domain/mail/elements/paragraph';
import { subjectLine } from '@/lib/domain/mail/elements/subject-line';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';
import { sentAbout } from './closing';
import type { LetterFacts } from './letter-facts';
import { requestFacts, timeIn } from './request-facts';

/** To the sender, when the time for signing has passed without a signature. */
export async function expiredEmail(letter: LetterFacts & { statusLink: string }): Promise<RenderedEmail> {
  const { language, title, statusLink, expiresAt } = letter;
  const { expired: words, declined, copyAddress } = messagesFor(language).emails;
  const body = paragraph(words.body, { title, date: timeIn(letter, expiresAt) });
  return renderLetter({
    language,
    subject: subjectLine(words.subject, title),
    preheader: body.text,
    parts: [heading(language, words.lead), body, paragraph(words.next), requestFacts(letter), button(declined.action, statusLink, copyAddress)],
    closing: [sentAbout(letter)],
  });
}

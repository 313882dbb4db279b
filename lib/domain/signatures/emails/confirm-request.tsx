import { button } from '@/lib/domain/mail/elements/button';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { note, paragraph } from '@/lib/domain/mail/elements/paragraph';
import { quietLink } from '@/lib/domain/mail/elements/quiet-link';
import { named } from '@/lib/domain/mail/elements/sentence';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';
import { sentAbout } from './closing';
import type { LetterFacts } from './letter-facts';
import { claimedFacts, timeIn } from './request-facts';

type ConfirmRequest = LetterFacts & { link: string; reportLink: string; linkExpiresAt: Date };

/**
 * To the stated sender of a request without a key. Anybody can cause this email, so its subject is fixed, and of the
 * caller's words it carries the names and the title alone, which the caller of this function has cleaned and cut.
 */
export async function confirmRequestEmail(letter: ConfirmRequest): Promise<RenderedEmail> {
  const { language, link, reportLink, linkExpiresAt } = letter;
  const { confirmRequest: words, copyAddress, facts } = messagesFor(language).emails;
  // A title of nothing but links is cleaned to nothing.
  const title = letter.title.trim() || facts.document;
  return renderLetter({
    language,
    subject: words.subject,
    preheader: `${facts.linkUntil} ${timeIn(letter, linkExpiresAt)}`,
    parts: [
      heading(language, words.lead),
      paragraph(words.body, { title, signer: named(letter.signer) }),
      claimedFacts({ ...letter, title }, linkExpiresAt),
      button(words.action, link, copyAddress),
      note(words.next),
    ],
    closing: [quietLink(language, { question: words.notAsked, label: words.report, href: reportLink }), sentAbout(letter)],
  });
}

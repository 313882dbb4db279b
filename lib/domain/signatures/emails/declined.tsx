import { button } from '@/lib/domain/mail/elements/button';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { paragraph } from '@/lib/domain/mail/elements/paragraph';
import { quote } from '@/lib/domain/mail/elements/quote';
import { named } from '@/lib/domain/mail/elements/sentence';
import { subjectLine } from '@/lib/domain/mail/elements/subject-line';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';
import { sentAbout } from './closing';
import type { LetterFacts } from './letter-facts';
import { requestFacts } from './request-facts';

type Declined = LetterFacts & {
  by: 'signer' | 'sender';
  /** As it was written, several lines perhaps. */
  reason: string | null;
  statusLink: string;
};

/** To the sender, and to the owner who stated the sender's address: who declined, and why. */
export async function declinedEmail(letter: Declined): Promise<RenderedEmail> {
  const { language, title, by, sender, signer, reason, statusLink } = letter;
  const { declined: words, copyAddress } = messagesFor(language).emails;
  const name = named(by === 'sender' ? sender : signer);
  return renderLetter({
    language,
    subject: subjectLine(words.subject, title),
    preheader: words.body,
    parts: [
      heading(language, words.lead, { name }),
      reason ? quote(words.reason, name, reason) : paragraph(words.noReason),
      paragraph(words.body),
      requestFacts(letter),
      button(words.action, statusLink, copyAddress),
    ],
    closing: [sentAbout(letter)],
  });
}

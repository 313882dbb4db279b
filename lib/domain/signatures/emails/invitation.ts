import { button } from '@/lib/domain/mail/elements/button';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { note } from '@/lib/domain/mail/elements/paragraph';
import { quote } from '@/lib/domain/mail/elements/quote';
import { named } from '@/lib/domain/mail/elements/sentence';
import { subjectLine } from '@/lib/domain/mail/elements/subject-line';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';
import { ownerStated, reportUnexpected, sentFor } from './closing';
import { askerOf, type LetterFacts } from './letter-facts';
import { requestFacts, timeIn } from './request-facts';

export type Invitation = LetterFacts & {
  /** What the sender wrote to the signer: plain text from which links were removed. */
  message: string | null;
  link: string;
  reportLink: string;
};

type Words = { subject: string; lead: string; leadOwner: string };

/** The letter that takes the signer to the document: the first one and its reminders differ in `words` and `more`. */
export function invitationEmail(letter: Invitation, words: Words, more: readonly string[] = []): Promise<RenderedEmail> {
  const { language, title, sender, owner, message, link, reportLink, expiresAt } = letter;
  const { signingLink, messageFrom, copyAddress, facts } = messagesFor(language).emails;
  const asker = askerOf(letter);
  return renderLetter({
    language,
    subject: subjectLine(words.subject, title),
    preheader: `${facts.openUntil} ${timeIn(letter, expiresAt)} · ${facts.from} ${asker.email}`,
    parts: [
      owner ? heading(language, words.leadOwner, { owner: named(owner), sender: sender.name }) : heading(language, words.lead, { sender: sender.name }),
      requestFacts(letter, { name: 'openUntil', at: expiresAt }),
      ...ownerStated(letter),
      ...(message ? [quote(messageFrom, named(asker), message)] : []),
      button(signingLink.action, link, copyAddress),
      ...[...more, signingLink.choice, signingLink.private].map((words) => note(words)),
    ],
    closing: [reportUnexpected(letter, reportLink), sentFor(letter)],
    replyTo: asker.email,
  });
}

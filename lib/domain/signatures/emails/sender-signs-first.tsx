import { button } from '@/lib/domain/mail/elements/button';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { note, paragraph } from '@/lib/domain/mail/elements/paragraph';
import { named } from '@/lib/domain/mail/elements/sentence';
import { subjectLine } from '@/lib/domain/mail/elements/subject-line';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';
import { ownerStated, reportUnexpected, sentAbout } from './closing';
import type { LetterFacts } from './letter-facts';
import { requestFacts, timeIn } from './request-facts';

type SenderSignsFirst = LetterFacts & {
  link: string;
  /** For a sender whose address was only stated: they may know nothing of the request. */
  reportLink?: string;
};

/** To the sender, who signs before the signer does. */
export async function senderSignsFirstEmail(letter: SenderSignsFirst): Promise<RenderedEmail> {
  const { language, title, owner, link, reportLink, expiresAt } = letter;
  const { senderSignsFirst: words, signingLink, copyAddress, facts } = messagesFor(language).emails;
  const signer = named(letter.signer);
  return renderLetter({
    language,
    subject: subjectLine(words.subject, title),
    preheader: `${facts.openUntil} ${timeIn(letter, expiresAt)} · ${facts.signer} ${letter.signer.email}`,
    parts: [
      ...(owner
        ? [heading(language, words.leadOwner, { owner: named(owner) }), paragraph(words.lead, { signer })]
        : [heading(language, words.lead, { signer })]),
      requestFacts(letter, { name: 'openUntil', at: expiresAt }),
      ...ownerStated(letter),
      button(signingLink.action, link, copyAddress),
      note(words.next, { signer }),
      note(signingLink.private),
    ],
    closing: [...(reportLink ? [reportUnexpected(letter, reportLink)] : []), sentAbout(letter)],
    ...(owner ? { replyTo: owner.email } : {}),
  });
}

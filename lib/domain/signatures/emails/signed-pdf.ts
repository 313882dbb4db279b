import { button } from '@/lib/domain/mail/elements/button';
import { heading } from '@/lib/domain/mail/elements/heading';
import { renderLetter } from '@/lib/domain/mail/elements/letter';
import { note, paragraph } from '@/lib/domain/mail/elements/paragraph';
import type { Part } from '@/lib/domain/mail/elements/part';
import { named } from '@/lib/domain/mail/elements/sentence';
import { subjectLine } from '@/lib/domain/mail/elements/subject-line';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';
import type { LetterFacts } from './letter-facts';
import { requestFacts } from './request-facts';

export type SignedPdf = LetterFacts & {
  /** The time of the act. */
  signedAt: Date;
  /** Whether the PDF comes with the email; if it is too large, the link alone leads to it. */
  attached: boolean;
  downloadLink: string;
};

type Frame = { words: { subject: string; lead: string }; more?: Part[]; closing: Part[]; replyTo?: string };

/** The letter that brings the signed PDF: to the sender and to the signer in their own words. */
export function signedPdfEmail(letter: SignedPdf, { words, more = [], ...frame }: Frame): Promise<RenderedEmail> {
  const { language, title, attached, downloadLink, signedAt } = letter;
  const { signedPdf, copyAddress } = messagesFor(language).emails;
  const whereItIs = attached ? signedPdf.attached : signedPdf.tooLarge;
  return renderLetter({
    language,
    subject: subjectLine(words.subject, title),
    preheader: whereItIs,
    parts: [
      heading(language, words.lead, { signer: named(letter.signer) }),
      paragraph(whereItIs),
      requestFacts(letter, { name: 'signedAt', at: signedAt }),
      button(signedPdf.action, downloadLink, copyAddress),
      note(signedPdf.sealed),
      ...more,
    ],
    ...frame,
  });
}

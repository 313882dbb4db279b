import { note } from '@/lib/domain/mail/elements/paragraph';
import { quietLink } from '@/lib/domain/mail/elements/quiet-link';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';
import { sentAbout } from './closing';
import { type SignedPdf, signedPdfEmail } from './signed-pdf';

/** To the sender, and to the owner who stated the sender's address, once the signed document is sealed. */
export async function signedSenderEmail(letter: SignedPdf & { statusLink: string; timeStampFailed?: boolean }): Promise<RenderedEmail> {
  const { signedSender: words, seeRequest, signedPdf } = messagesFor(letter.language).emails;
  return signedPdfEmail(letter, {
    words,
    more: [...(letter.timeStampFailed ? [note(signedPdf.notTimeStamped)] : []), quietLink(letter.language, { label: seeRequest, href: letter.statusLink })],
    closing: [sentAbout(letter)],
  });
}

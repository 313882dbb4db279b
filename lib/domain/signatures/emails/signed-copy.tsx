import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';
import { sentFor } from './closing';
import { askerOf } from './letter-facts';
import { type SignedPdf, signedPdfEmail } from './signed-pdf';

/** To the signer: their copy of what they signed. */
export const signedCopyEmail = async (letter: SignedPdf): Promise<RenderedEmail> =>
  signedPdfEmail(letter, {
    words: messagesFor(letter.language).emails.signedCopy,
    closing: [sentFor(letter)],
    replyTo: askerOf(letter).email,
  });

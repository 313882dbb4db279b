import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';
import { type Invitation, invitationEmail } from './invitation';

/** To the signer, when it is their turn: who asks for what until when, and the private link. */
export const signingLinkEmail = async (letter: Invitation): Promise<RenderedEmail> => invitationEmail(letter, messagesFor(letter.language).emails.signingLink);

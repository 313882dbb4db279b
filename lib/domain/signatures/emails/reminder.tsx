import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';
import { type Invitation, invitationEmail } from './invitation';

/** To the signer, by hand or by itself while the request is open: the same letter, and that it may have crossed. */
export async function reminderEmail(letter: Invitation): Promise<RenderedEmail> {
  const { reminder } = messagesFor(letter.language).emails;
  return invitationEmail(letter, reminder, [reminder.crossed]);
}

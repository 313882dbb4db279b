import { countEmailsAbout } from '../../mail/store';
import { emailSubject } from '../mails';
import type { RequestRow } from '../store';

/** A copy goes to the signer by itself where the link came by email, and once when asked for where it did not. */
export async function copyStateOf(request: RequestRow): Promise<'mailed' | 'askable' | 'sent'> {
  if (request.delivery === 'email') return 'mailed';
  return (await countEmailsAbout({ kind: emailSubject, id: request.id }, 'signed-copy')) > 0 ? 'sent' : 'askable';
}

import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import type { Messages } from '@/lib/words/messages';

type Words = Messages['requests'];

/** The one time that matters in a state, as a sentence with {date} in it. */
export function timeOf({ status, createdAt, expiresAt, signedAt }: ListedRequest, words: Words): { text: string; at: string } {
  if (status === 'signed') return { text: words.signedOn, at: signedAt ?? createdAt };
  if (status === 'cancelled') return { text: words.made, at: createdAt };
  return { text: status === 'expired' ? words.wasOpenUntil : words.openUntil, at: expiresAt };
}

/** What became of the email to whose turn it is; `wrong` asks for something to be done. */
export function mailOf({ status, mail }: ListedRequest, words: Words): { text: string; wrong: boolean } | null {
  const wrong = mail === 'bounced' || mail === 'failed';
  if (mail && status === 'pending') return { text: words.mail[mail], wrong };
  return wrong && status === 'awaiting_sender_signature' ? { text: words.mailToSender[mail], wrong } : null;
}

import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import type { Messages } from '@/lib/words/messages';

type Words = Messages['requests'];

/** The one time that matters in a state, as a sentence with {date} in it. */
export function timeOf({ outcome, ended, createdAt, expiresAt, signedAt }: ListedRequest, words: Words): { text: string; at: string } {
  if (outcome === 'signed') return { text: words.signedOn, at: signedAt ?? createdAt };
  return ended ? { text: words.endedOn[ended.how], at: ended.at } : { text: words.openUntil, at: expiresAt };
}

/** Who of the two ended it; nobody where time did. */
export const whoEnded = ({ ended, signer, senderName }: ListedRequest): string => (ended?.by === 'signer' ? (signer.name ?? signer.email) : senderName);

/** What became of the email to whose turn it is; `wrong` asks for something to be done. */
export function mailOf({ outcome, mail }: ListedRequest, words: Words): { text: string; wrong: boolean } | null {
  const wrong = mail === 'bounced' || mail === 'failed';
  if (mail && outcome === 'pending') return { text: words.mail[mail], wrong };
  return wrong && outcome === 'awaiting_sender_signature' ? { text: words.mailToSender[mail], wrong } : null;
}

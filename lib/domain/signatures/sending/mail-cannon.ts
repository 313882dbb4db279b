import type { Tx } from '@/lib/core/db';
import { takeMailOfDay } from '../../mail/store';
import { isSuppressed } from '../../mail/suppression';
import { signatureErrors } from '../errors';
import { confirmLinkMs, maxKeylessMailsADay, maxUnansweredConfirmations } from '../rules';
import { listUnanswered } from '../store';
import { everyKeylessSender, senderKeyOf } from './sender-key';
import type { Sender } from './sender-of';
import { sameAddress } from './sender-of';

/** Refuses, before any work, mails that their addressees do not want or that would not arrive. */
export async function refuseUnwantedMail(sender: Sender, signerEmail: string, delivery: string): Promise<void> {
  if (sender.isTest) return;
  if (sender.accountId === null && (await isSuppressed(sender.email, everyKeylessSender)))
    throw signatureErrors.badRequest.at(
      'sender.email',
      'sender_blocked',
      'This address asked not to be used for requests without an API key, or mail to it comes back. Use an API key.',
    );
  if (delivery === 'email' && (await isSuppressed(signerEmail, senderKeyOf({ ...sender, senderEmail: sender.email }))))
    throw signatureErrors.badRequest.at(
      'signer.email',
      'recipient_unreachable',
      'Mail to this address comes back, or its owner wants none from this sender. Use "delivery": "link" and pass the link on.',
    );
}

/**
 * Keeps keyless creation from being used to flood mailboxes (decisions, "Without an API key"). Runs in the creating
 * transaction, after the monthly count: that row's lock puts a sender's requests one after the other.
 */
export async function refuseTooManyConfirmations(tx: Tx, sender: Sender, signerEmail: string, at: Date): Promise<void> {
  if (sender.accountId !== null) return;
  const unanswered = await listUnanswered(tx, sender.usageSubject, new Date(at.getTime() - confirmLinkMs));
  const toSame = unanswered.filter((request) => sameAddress(request.signerEmail, signerEmail));
  if (toSame.length === 0 && unanswered.length < maxUnansweredConfirmations) return;
  const oldest = Math.min(...(toSame.length ? toSame : unanswered).map(({ confirmSentAt }) => confirmSentAt?.getTime() ?? at.getTime()));
  const message = toSame.length
    ? 'A request of this sender to this signer waits for its confirmation already. Confirm or decline it by the email that was sent.'
    : `${maxUnansweredConfirmations} requests of this sender wait for confirmation. Confirm or decline them by the emails that were sent.`;
  throw signatureErrors.rateLimited({ message, retryAfter: Math.max(1, Math.ceil((oldest + confirmLinkMs - at.getTime()) / 1000)) });
}

/** Counts one mail of a keyless sender to a recipient, in UTC days. False where the day's are used up. */
export const takeKeylessMail = (tx: Tx, recipient: string, at: Date): Promise<boolean> =>
  takeMailOfDay(tx, recipient, at.toISOString().slice(0, 10), maxKeylessMailsADay);

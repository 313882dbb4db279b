import type { Tx } from '@/lib/core/db';
import type { Language } from '@/lib/core/i18n/languages';
import { findAccount } from '../accounts/store';
import { ownerOf } from '../events/owner-of';
import { queueEmail } from '../mail/queue-email';
import { waysOut } from './link-ways';
import { type StoredStatus, whoseTurn } from './rules';
import { senderKeyOf } from './sending/sender-key';
import { sameAddress } from './sending/sender-of';
import type { NewRequest } from './store';

export const requestEmailKinds = [
  'confirm-request',
  'sender-signs-first',
  'signing-link',
  'reminder',
  'signed-sender',
  'signed-copy',
  'declined',
  'cancelled',
  'expired',
] as const;

export type RequestEmailKind = (typeof requestEmailKinds)[number];

/** Those of a request's emails whose kind is known: versions of before may have written others. */
export const requestMails = <E extends { kind: string }>(emails: readonly E[]): (E & { kind: RequestEmailKind })[] =>
  emails.filter((email): email is E & { kind: RequestEmailKind } => requestEmailKinds.some((kind) => kind === email.kind));

/** What an email's subject is called that is a request. */
export const emailSubject = 'request';

type Mailed = { status: StoredStatus } & Pick<
  NewRequest,
  'id' | 'accountId' | 'isTest' | 'delivery' | 'language' | 'senderEmail' | 'senderVerified' | 'senderSigns' | 'signerEmail'
>;

/** Queues one email in the transaction of what it tells of, and returns its id. No email leaves for a request made with a test key: null then. */
export async function mail(tx: Tx, request: Mailed, kind: RequestEmailKind, recipient: string): Promise<string | null> {
  if (request.isTest) return null;
  const about = { subject: { kind: emailSubject, id: request.id }, owner: ownerOf(request), language: request.language as Language };
  return queueEmail(tx, { kind, ...about, recipient, details: { sender: senderKeyOf(request) } });
}

/** Mails the private link to whose turn it is, where theirs goes by email. */
export async function mailNextParty(tx: Tx, request: Mailed): Promise<void> {
  if (request.status === 'awaiting_sender_confirmation') await mail(tx, request, 'confirm-request', request.senderEmail);
  const turn = whoseTurn(request.status);
  if (turn === null || !waysOut(request, turn).includes('mailed')) return;
  if (turn === 'signer') await mail(tx, request, 'signing-link', request.signerEmail);
  if (turn === 'sender') await mail(tx, request, 'sender-signs-first', request.senderEmail);
}

/**
 * The addresses of the asking side: the sender, and the account's owner too where the sender's address is only
 * stated (decisions, "With an API key"). An address that nobody confirmed gets nothing. Ask before the transaction.
 */
export async function askingAddresses(request: Pick<Mailed, 'accountId' | 'senderEmail' | 'senderVerified'>): Promise<string[]> {
  if (request.senderVerified) return [request.senderEmail];
  if (request.accountId === null) return [];
  const { owner } = await findAccount(request.accountId);
  return sameAddress(owner.email, request.senderEmail) ? [owner.email] : [request.senderEmail, owner.email];
}

export async function mailAll(tx: Tx, request: Mailed, kind: RequestEmailKind, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await mail(tx, request, kind, address);
}

/** Tells a signer who has the link by email that it no longer works. */
export async function mailWithdrawal(tx: Tx, request: Mailed): Promise<void> {
  if (request.delivery === 'email' && request.status === 'pending') await mail(tx, request, 'cancelled', request.signerEmail);
}

import type { EmailStatus } from '../../mail/rules';
import type { RequestEmailKind } from '../mails';
import { type StoredStatus, storedStatusAt } from '../rules';

/**
 * Terminology. A mail is *lost* where it lies in nobody's mailbox: it came back, or could not be sent. Who reported one as spam
 * has it, and gets no second one.
 */
const lost: readonly EmailStatus[] = ['bounced', 'failed', 'suppressed'];

export const isLost = (status: EmailStatus): boolean => lost.includes(status);

/** Of one kind to one address, the first and those that followed. */
export const maxOfAKind = 5;

type Told = { status: StoredStatus; expiresAt: Date; declinedBy: string | null; erasedAt: Date | null };
type State = { status: StoredStatus; told: Told };

const whilePending = ({ status }: State) => status === 'pending';
const whenSigned = ({ status, told }: State) => status === 'signed' && told.erasedAt === null;

/** In which state of its request what a mail says is still so. */
const stillSo: Record<RequestEmailKind, (state: State) => boolean> = {
  'confirm-request': () => false,
  'sender-signs-first': ({ status }) => status === 'awaiting_sender_signature',
  'signing-link': whilePending,
  reminder: whilePending,
  'signed-sender': whenSigned,
  'signed-copy': whenSigned,
  declined: ({ status, told }) => status === 'cancelled' && told.declinedBy !== null,
  cancelled: ({ status, told }) => status === 'cancelled' && told.declinedBy === null,
  expired: ({ status }) => status === 'expired',
};

type Mail = { id: string; kind: RequestEmailKind; recipient: string; status: EmailStatus };

/** Which of a request's mails, the oldest first, may be sent again, but for what their addresses want: those that are lost, and that none followed. */
export function listResendable<M extends Mail>(mails: readonly M[], told: Told, at: Date): M[] {
  const state = { status: storedStatusAt(told, at), told };
  return mails.filter((mail, index) => {
    const alike = (other: Mail) => isAlike(other, mail);
    return isLost(mail.status) && stillSo[mail.kind](state) && !mails.slice(index + 1).some(alike) && mails.filter(alike).length < maxOfAKind;
  });
}

const links: readonly RequestEmailKind[] = ['signing-link', 'reminder'];

/** A reminder carries the same link as the first mail: after either the other is not missed. */
const isAlike = (one: Mail, other: Mail): boolean =>
  one.recipient === other.recipient && (one.kind === other.kind || (links.includes(one.kind) && links.includes(other.kind)));

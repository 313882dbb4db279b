import type { EmailStatus } from '../../mail/rules';
import { type StoredStatus, storedStatusAt } from '../rules';
import type { Standing } from '../views/own-request';
import { isLost } from './lost-mails';

type Request = {
  status: StoredStatus;
  isTest: boolean;
  delivery: string;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null;
  signedAt: Date | null;
  sealHeldAt: Date | null;
  cancelledAt: Date | null;
  declinedBy: string | null;
  declineReported: boolean;
};

/** `linkMail`: the newest email that carries the link of whose turn it is. */
type Around = { linkMail: { status: EmailStatus; createdAt: Date; sentAt: Date | null } | null; openedAt: Date | null };

/** Where a request stands, and since when. What a party has opened has reached them, whatever is said of the email. */
export function standingOf(request: Request, { linkMail, openedAt }: Around, at: Date): { standing: Standing; since: Date } {
  const { createdAt, signedAt, sealHeldAt } = request;
  const endedAt = request.cancelledAt ?? request.expiresAt;
  switch (storedStatusAt(request, at)) {
    case 'signed':
      return { standing: 'signed', since: signedAt ?? createdAt };
    case 'accepted':
      return { standing: sealHeldAt ? 'held' : 'finishing', since: signedAt ?? request.acceptedAt ?? createdAt };
    case 'expired':
      return { standing: 'expired', since: request.expiresAt };
    case 'cancelled':
      return { standing: request.declinedBy === null ? 'withdrawn' : request.declineReported ? 'reported' : 'declined', since: endedAt };
    case 'awaiting_sender_confirmation':
      return { standing: 'confirming', since: createdAt };
    case 'awaiting_sender_signature':
      if (openedAt) return { standing: 'sender_opened', since: openedAt };
      return linkMail && isLost(linkMail.status) ? { standing: 'sender_lost', since: linkMail.createdAt } : { standing: 'sender_unopened', since: createdAt };
    case 'pending':
      return openedAt ? { standing: 'opened', since: openedAt } : unopened(linkMail, createdAt);
  }
}

function unopened(linkMail: Around['linkMail'], createdAt: Date): { standing: Standing; since: Date } {
  if (!linkMail) return { standing: 'link_unopened', since: createdAt };
  if (isLost(linkMail.status)) return { standing: 'lost', since: linkMail.sentAt ?? linkMail.createdAt };
  const hasLeft = linkMail.status === 'sent' || linkMail.status === 'delivered' || linkMail.status === 'complained';
  return hasLeft ? { standing: 'mail_unopened', since: linkMail.sentAt ?? linkMail.createdAt } : { standing: 'mail_queued', since: linkMail.createdAt };
}

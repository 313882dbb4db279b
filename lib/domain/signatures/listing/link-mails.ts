import type { EmailStatus } from '../../mail/rules';

/** The mails that carry a link to sign by. */
export const linkMails = ['sender-signs-first', 'signing-link', 'reminder'];

/** What became of mails whose link lies in nobody's mailbox. */
const cameBack: readonly EmailStatus[] = ['bounced', 'complained', 'suppressed'];
export const undelivered: readonly EmailStatus[] = [...cameBack, 'failed'];

/** What became of the mail with the link, as its sender is told; null where none was written. */
export function whatBecameOf(status: EmailStatus | null) {
  if (status === null) return null;
  if (status === 'sent' || status === 'delivered') return 'sent' as const;
  if (cameBack.includes(status)) return 'bounced' as const;
  return status === 'failed' ? ('failed' as const) : ('queued' as const);
}

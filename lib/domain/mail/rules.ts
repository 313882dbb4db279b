/**
 * Terminology. An *email* is one message to one recipient, of a *kind* (which template makes it). A *report* is what
 * the provider says later about an email that it took. A *suppression* is an address that gets no more mail: none at
 * all, or none on behalf of one *sender*: an account, by its id, or a keyless sender, by an address that was confirmed
 * (`signatures/sending/sender-key.ts`). An address that somebody merely claims is no sender.
 */
export const emailStatuses = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'complained',
  /** Nobody is told any more: the last attempt failed, or the provider refused for good. */
  'failed',
  'suppressed',
  /** What it would have said is no longer so. */
  'dropped',
] as const;

export type EmailStatus = (typeof emailStatuses)[number];

/** After as many attempts an email has failed. */
export const maxAttempts = 12;

/** While one process sends, no other does. A process that lives renews this in time. */
export const leaseMs = 20_000;
export const leaseRenewalMs = 6_000;

/** What a server's limit of 10 MB leaves for attachments once they are base64 in lines. */
export const maxAttachmentBytes = 7_000_000;

/** What a report can say, what the email becomes by it, and what it must be: a late report never takes it back. */
export const reports = {
  delivered: { to: 'delivered', from: ['sending', 'sent'] },
  delayed: { to: null, from: ['sending', 'sent'] },
  bounced: { to: 'bounced', from: ['sending', 'sent', 'delivered'] },
  complained: { to: 'complained', from: ['sending', 'sent', 'delivered', 'bounced'] },
  failed: { to: 'failed', from: ['sending', 'sent'] },
  suppressed: { to: 'suppressed', from: ['sending', 'sent'] },
} as const satisfies Record<string, { to: EmailStatus | null; from: readonly EmailStatus[] }>;

export type Report = keyof typeof reports;

export type SuppressionReason = 'bounce' | 'complaint' | 'blocked' | 'reported';

/** The queue in which an email of this kind waits: nobody at the screen waits behind what others were sent. */
export const queueOf = (kind: string): 'send-email' | 'send-urgent-email' => (kind === 'sign-in' ? 'send-urgent-email' : 'send-email');

/** Whoever asks for a sign-in link wants it, whatever they once said of other mail; a dead mailbox stays dead. */
export const isKeptFrom = (kind: string, reason: SuppressionReason): boolean => kind !== 'sign-in' || reason === 'bounce';

/** Addresses are kept in lower case: no mailbox in use tells the cases apart, and no limit may be passed by them. */
export const mailAddress = (address: string): string => address.trim().toLowerCase();

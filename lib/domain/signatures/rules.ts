import { FIELD_KINDS, TAG_PARTIES } from '@/lib/core/text/field-tag';

/**
 * Terminology. The *sender* is who asks, the *signer* who is asked; where the sender signs too, both are
 * *parties* and the sender goes first. *Accepted* is the moment between the signer's act and the sealed file:
 * the act is recorded and can no longer be lost, and the public status still reads `pending`.
 */
export const statuses = ['awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending', 'signed', 'cancelled', 'expired'] as const;
export type Status = (typeof statuses)[number];

/** The states that a request can begin in. */
export const initialStatuses = ['awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending'] as const;
export type InitialStatus = (typeof initialStatuses)[number];

export type StoredStatus = Status | 'accepted';

export const parties = TAG_PARTIES;
export type Party = (typeof parties)[number];

export const fieldKinds = FIELD_KINDS;
export type FieldKind = (typeof fieldKinds)[number];

/** Signature request API, `request_id`. */
export const requestIdPattern = /^[a-f0-9]{32}$/;

const unsigned = initialStatuses;

/** Signature request API, States and transitions; decisions, "Other transitions". */
export const moves = {
  confirmToSender: { from: ['awaiting_sender_confirmation'], to: 'awaiting_sender_signature' },
  confirmToSigner: { from: ['awaiting_sender_confirmation'], to: 'pending' },
  senderSigns: { from: ['awaiting_sender_signature'], to: 'pending' },
  accept: { from: ['pending'], to: 'accepted' },
  finish: { from: ['accepted'], to: 'signed' },
  cancel: { from: unsigned, to: 'cancelled' },
  decline: { from: unsigned, to: 'cancelled' },
  expire: { from: unsigned, to: 'expired' },
} as const satisfies Record<string, { from: readonly StoredStatus[]; to: StoredStatus }>;

export type Move = keyof typeof moves;

export const allows = (move: Move, status: StoredStatus): boolean => (moves[move].from as readonly StoredStatus[]).includes(status);

/** Days that a signing link lives, counted from creation. */
export const linkLifetimeDays = 14;

/** The status as it is at a moment: an unsigned request past its time is expired, whether or not the sweeper ran. */
export function storedStatusAt(request: { status: StoredStatus; expiresAt: Date }, at: Date): StoredStatus {
  return allows('expire', request.status) && request.expiresAt <= at ? 'expired' : request.status;
}

/** The word that the API says for a stored status. */
export const publicStatus = (status: StoredStatus): Status => (status === 'accepted' ? 'pending' : status);

/** Decisions, "Initial state". */
export function initialStatus(given: { hasKey: boolean; senderSigns: boolean }): InitialStatus {
  if (!given.hasKey) return 'awaiting_sender_confirmation';
  return given.senderSigns ? 'awaiting_sender_signature' : 'pending';
}

/** Whose turn it is to sign, or null where nobody can sign now. */
export function whoseTurn(status: StoredStatus): Party | null {
  if (status === 'pending') return 'signer';
  return status === 'awaiting_sender_signature' ? 'sender' : null;
}

/** The parties of a request in the order in which they sign. */
export const signingParties = (request: { senderSigns: boolean }): Party[] => (request.senderSigns ? ['sender', 'signer'] : ['signer']);

/** A confirmation link works for a day; its dead page can mail a new one. */
export const confirmLinkMs = 24 * 60 * 60 * 1000;
export const maxConfirmationMails = 4;

/** Decisions, "Without an API key": against misuse as a mail cannon. */
export const maxUnansweredConfirmations = 3;
export const maxKeylessMailsADay = 10;

/** After so many reports by different people a keyless sender's address is no longer asked to confirm. */
export const reportsThatBlock = 2;

export const maxReasonCharacters = 500;

/** Decisions, "Retention": documents of what ended unsigned are kept this long. */
export const unsignedRetentionDays = 30;

/** Reminders: one after three days, one two days before the end, and by hand; never more than three. */
export const maxReminders = 3;
export const daysBeforeFirstReminder = 3;
export const lastReminderDays = 2;
/** Two clicks are one reminder. */
const betweenRemindersMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** When the signer's turn began: at creation, or with what the sender had to do first. */
export const turnBeganAt = (request: { createdAt: Date; confirmedAt: Date | null; senderSignedAt: Date | null }): Date =>
  request.senderSignedAt ?? request.confirmedAt ?? request.createdAt;

type Remindable = { status: StoredStatus; delivery: string; isTest: boolean; createdAt: Date; expiresAt: Date; reminderCount: number; remindedAt: Date | null };

/** Whether the signer may be reminded at all: only who was reached by email, and whose turn it is. */
export const mayRemind = (request: Remindable, at: Date): boolean =>
  request.delivery === 'email' &&
  !request.isTest &&
  request.reminderCount < maxReminders &&
  (request.remindedAt === null || request.remindedAt.getTime() + betweenRemindersMs <= at.getTime()) &&
  storedStatusAt(request, at) === 'pending';

/** Whether a reminder is due by itself now. `sentAt` is when the signer got the link. */
export function reminderIsDue(request: Remindable, sentAt: Date, at: Date): boolean {
  if (!mayRemind(request, at)) return false;
  const moments = [sentAt.getTime() + daysBeforeFirstReminder * dayMs, request.expiresAt.getTime() - lastReminderDays * dayMs];
  const last = (request.remindedAt ?? sentAt).getTime();
  return moments.some((moment) => moment <= at.getTime() && last < moment);
}

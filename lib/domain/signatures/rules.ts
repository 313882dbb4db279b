/**
 * Terminology. The *sender* is who asks, the *signer* who is asked; where the sender signs too, both are
 * *parties* and the sender goes first. *Accepted* is the moment between the signer's act and the sealed file:
 * the act is recorded and can no longer be lost, and the public status still reads `pending`.
 */
export const statuses = ['awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending', 'signed', 'cancelled', 'expired'] as const;
export type Status = (typeof statuses)[number];

export type StoredStatus = Status | 'accepted';

export const parties = ['signer', 'sender'] as const;
export type Party = (typeof parties)[number];

const unsigned = ['awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending'] as const;

/** Signature request API, States and transitions; decisions, "Other transitions". */
export const moves = {
  senderSigns: { from: ['awaiting_sender_signature'], to: 'pending' },
  accept: { from: ['pending'], to: 'accepted' },
  finish: { from: ['accepted'], to: 'signed' },
  cancel: { from: unsigned, to: 'cancelled' },
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
export function initialStatus(given: { hasKey: boolean; senderSigns: boolean }): Status {
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

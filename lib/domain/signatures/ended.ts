import { z } from 'zod';
import { type Party, parties, publicStatus, type Status, type StoredStatus, statuses, storedStatusAt } from './rules';

/** Decisions, "Ended, and by whom": who ended a request unsigned, how and when; `reason` is what a person who declined gave. */
export const ended = z.object({
  by: z.enum([...parties, 'service']),
  /** `reported`: the sender said that the request was not theirs, and blocked further ones. */
  how: z.enum(['cancelled', 'declined', 'expired', 'reported']),
  at: z.string().meta({ format: 'date-time' }),
  reason: z.string().nullable(),
});

export type Ended = z.output<typeof ended>;

/** What a request has come to, in one word: its status, or by what name it ended. */
export const outcomes = [...statuses, 'declined', 'reported'] as const;
export type Outcome = (typeof outcomes)[number];

type Endable = {
  status: StoredStatus;
  expiresAt: Date;
  cancelledAt: Date | null;
  declinedBy: string | null;
  declineReason: string | null;
  declineReported: boolean;
};

/** Null while a request can be signed, and once it is. */
export function endedOf(request: Endable, at: Date): Ended | null {
  const status = storedStatusAt(request, at);
  if (status === 'expired') return { by: 'service', how: 'expired', at: request.expiresAt.toISOString(), reason: null };
  if (status !== 'cancelled') return null;
  const endedAt = (request.cancelledAt ?? request.expiresAt).toISOString();
  if (request.declinedBy === null) return { by: 'sender', how: 'cancelled', at: endedAt, reason: null };
  return { by: request.declinedBy as Party, how: request.declineReported ? 'reported' : 'declined', at: endedAt, reason: request.declineReason };
}

export const outcomeOf = (request: Endable, at: Date): Outcome => endedOf(request, at)?.how ?? (publicStatus(storedStatusAt(request, at)) satisfies Status);

/**
 * Terminology. An *event* is *announced* to the endpoints that listen (`events/endpoints`): each gets a *delivery*, which
 * takes one or more *attempts*. A *replay* is a delivery that is begun anew by hand, under the same event id. What a
 * disabled endpoint misses is *held* for it.
 */
const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'held'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Decisions, "Outgoing events": how long after each failed attempt the next one follows. */
export const retryDelaysMs = [5 * secondMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 5 * hourMs, 10 * hourMs, 14 * hourMs, 20 * hourMs, 24 * hourMs] as const;

export const maxTries = retryDelaysMs.length + 1;

/** So that what failed together does not come back together. */
const jitter = 0.2;

/** Statuses whose `Retry-After` is heard: it asks for time, and neither hurries a retry nor more than doubles its delay. */
const askForTime: readonly (number | null)[] = [429, 503];

export type Outcome = { status: number | null; retryAfterMs: number | null };

/** Until the next attempt after so many in vain; null where that was the last. `chance` lies between 0 and 1. */
export function delayAfter(tries: number, { status, retryAfterMs }: Outcome, chance: number): number | null {
  const delay = retryDelaysMs[tries - 1];
  if (delay === undefined) return null;
  if (retryAfterMs !== null && askForTime.includes(status)) return Math.min(Math.max(retryAfterMs, delay), 2 * delay);
  return Math.round(delay * (1 - jitter + 2 * jitter * chance));
}

/** A receiver's whole time for an answer, and how much of it is read. */
export const answerTimeMs = 15 * secondMs;
export const maxAnswerBytes = 64 * 1024;
export const keptAnswerBytes = 8 * 1024;

/** While an attempt is under way nobody else begins one; after this time its process counts as dead. */
export const leaseMs = minuteMs;

/** After a failure of ours a delivery is due again so soon, until it has come to nothing for so long. */
export const againAfterMs = minuteMs;
export const givenUpAfterMs = 120 * hourMs;

/**
 * Deliveries under way at once in a process. A receiver that is slow holds up its own deliveries and no others, an
 * account with many of them no other account; one whose last attempt was in vain is tried one by one. The last places,
 * `keptForFirst`, are for accounts that have one under way at most: a few accounts with slow receivers do not fill all.
 */
export const widths = { inAll: 128, perAccount: 16, perEndpoint: 8, perFailing: 1, keptForFirst: 32 } as const;

/** So many of an account's deliveries at once may have one of the places that are kept. */
export const firstOfAccount = 2;

export const maxEndpoints = 20;

/** Standard Webhooks asks for bodies below this; what is larger is cut, and says so. */
export const maxDataBytes = 20_000;

/** How long a delivery can be looked at and replayed after it ended, or was held. */
export const keptDays = 30;

export const disabledReasons = ['gone', 'failing', 'owner'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

/** After so long of nothing but failures the owner is told; after the last an endpoint is disabled. */
const warningsAfterMs = [24 * hourMs, 72 * hourMs] as const;
const disabledAfterMs = 120 * hourMs;

export type Verdict = { disable: DisabledReason | null; warn: boolean };

/** What an endpoint's failure leads to. `warnings`: how many mails told of it already. */
export function verdictOn({ failingForMs, warnings, status }: { failingForMs: number; warnings: number; status: number | null }): Verdict {
  if (status === 410) return { disable: 'gone', warn: false };
  if (failingForMs >= disabledAfterMs) return { disable: 'failing', warn: false };
  return { disable: null, warn: warnings < warningsAfterMs.filter((after) => failingForMs >= after).length };
}

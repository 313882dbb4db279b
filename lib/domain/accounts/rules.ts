/** `decisions.md`, credentials: `sk_live_` or `sk_test_` and 43 base62 characters. */
export const keyPattern = /^sk_(live|test)_[0-9A-Za-z]{43}$/;

export const keySecretLength = 43;

/** How much of a key is kept for display. */
export const keyPrefixLength = 12;

/** A key works until it is revoked or its expiry is reached. */
export const isKeyUsable = (key: { revokedAt: Date | null; expiresAt: Date | null }, at: Date): boolean =>
  !key.revokedAt && (!key.expiresAt || key.expiresAt > at);

/** The calendar month in UTC that a document counts in, such as `2026-11`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** The day in UTC that a document counts in, such as `2026-11-22`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** When the month's count starts anew. */
export const endOfMonth = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));

/** How many usable keys an account may have. */
export const maxKeys = 50;

/** How long a revoked key stays in the list, so that who looks for it learns what became of it. */
export const revokedKeysShownDays = 30;

/** How long a new key may be made to work: days, up to a date with its end in UTC, or as long as it is not revoked. */
export const keyLifetimes = ['30', '90', '365', 'date', 'none'] as const;

/** A date that a key works until lies within so many days. */
export const farthestExpiryDays = 3_660;

export type KeyState = 'usable' | 'expired' | 'revoked';

export const keyStateAt = (key: { revokedAt: Date | null; expiresAt: Date | null }, at: Date): KeyState =>
  key.revokedAt ? 'revoked' : isKeyUsable(key, at) ? 'usable' : 'expired';

/** The last use of a key is noted at most this often: it is evidence of life, not a counter. */
export const useNotedEveryMs = 60_000;

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

/** When the month's count starts anew. */
export const endOfMonth = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));

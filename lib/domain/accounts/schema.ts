/**
 * Terminology. An *account* is a person's or a team's; keys, requests and the monthly count belong to it. A *key* is
 * live or test; it is *usable* until it is revoked or its expiry is reached.
 */
import { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import { hasInvisible } from '@/lib/core/text/invisible';
import { isLonger } from '@/lib/core/text/is-longer';
import { farthestExpiryDays, keyLifetimes } from './rules';

export const keyId = z.string().regex(/^key_[0-9A-Za-z]{20}$/, 'This is not the id of a key.');

export const keyName = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => text !== '', { error: 'Give the key a name that says where it is used.', params: { code: 'empty' } })
  .refine((text) => !isLonger(text, 80), { abort: true, error: 'Use at most 80 characters.', params: { code: 'too_long' } })
  .refine((text) => !hasInvisible(text), { error: 'Remove line breaks and invisible characters.', params: { code: 'invisible_characters' } });

export const keyKind = z.enum(['live', 'test']);
export const keyAccess = z.enum(['full', 'read']);

/** What a form says of a new key. */
export const newKey = z
  .strictObject({
    name: keyName,
    kind: keyKind.default('live'),
    access: keyAccess.default('full'),
    expires_in_days: z.enum(keyLifetimes).default('none'),
    /** Counts where the lifetime is `date`: the last day, in UTC, on which the key works. */
    expires_on: z.string().max(10).optional(),
  })
  .superRefine(({ expires_in_days, expires_on = '' }, context) => {
    if (expires_in_days !== 'date') return;
    const message = z.iso.date().safeParse(expires_on).success ? farOff(endOfDay(expires_on)) : 'Give the last day on which the key works, as 2027-06-30.';
    if (message) context.addIssue({ code: 'custom', path: ['expires_on'], message, params: { code: 'invalid_date' } });
  });

/** When a day in UTC is over. */
export const endOfDay = (day: string): Date => daysAfter(new Date(`${day}T00:00:00Z`), 1);

function farOff(end: Date): string | null {
  if (end <= now()) return 'This day is over. Give a later one.';
  return end > daysAfter(now(), farthestExpiryDays) ? 'Give a day within the next ten years.' : null;
}

const time = z.string().nullable();

/** A key as its owner sees it; the key itself is never among this. */
export const shownKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first characters. */
  prefix: z.string(),
  kind: keyKind,
  access: keyAccess,
  state: z.enum(['usable', 'expired', 'revoked']),
  createdAt: z.string(),
  lastUsedAt: time,
  /** What it did last, where the log still knows. */
  lastOperation: z.string().nullable(),
  expiresAt: time,
  revokedAt: time,
  /** By its reader: whoever may revoke any, and the one who made it. */
  mayRevoke: z.boolean(),
});

/** A team as the workflow API shows it. */
export const team = z.object({ id: z.string().meta({ examples: ['team_8Qk2ZrT5vXw1BnLc7DfG'] }), name: z.string() }).meta({ id: 'Team' });

export type ShownKey = z.output<typeof shownKey>;

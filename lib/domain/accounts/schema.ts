/**
 * Terminology. An *account* is a person's or a team's; keys, requests and the monthly count belong to it. A *key* is
 * live or test; it is *usable* until it is revoked or its expiry is reached.
 */
import { z } from 'zod';
import { hasInvisible } from '@/lib/core/text/invisible';
import { keyLifetimes } from './rules';

export const keyId = z.string().regex(/^key_[0-9A-Za-z]{20}$/, 'This is not the id of a key.');

export const keyName = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => text !== '', { error: 'Give the key a name that says where it is used.', params: { code: 'empty' } })
  .refine((text) => [...text].length <= 80, { error: 'Use at most 80 characters.', params: { code: 'too_long' } })
  .refine((text) => !hasInvisible(text), { error: 'Remove line breaks and invisible characters.', params: { code: 'invisible_characters' } });

export const keyKind = z.enum(['live', 'test']);
export const keyLifetime = z.enum(keyLifetimes);

const time = z.string().nullable();

/** A key as its owner sees it; the key itself is never among this. */
export const shownKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first characters. */
  prefix: z.string(),
  kind: keyKind,
  state: z.enum(['usable', 'expired', 'revoked']),
  createdAt: z.string(),
  lastUsedAt: time,
  expiresAt: time,
  revokedAt: time,
});

/** A team as the workflow API shows it. */
export const team = z.object({ id: z.string().meta({ examples: ['team_8Qk2ZrT5vXw1BnLc7DfG'] }), name: z.string() }).meta({ id: 'Team' });

export type ShownKey = z.output<typeof shownKey>;

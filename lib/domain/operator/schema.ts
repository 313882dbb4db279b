/**
 * Terminology. An *operator* runs this service. What they do is an *act*, kept with who did it, on what (its *target*) and
 * why. They see facts and counts of other people's things, never documents or links.
 */
import { z } from 'zod';
import { hasInvisible } from '@/lib/core/text/invisible';
import { isLonger } from '@/lib/core/text/is-longer';
import { storageUsageShape } from '../accounts/storage/schema';
import { actKinds, maxReasonCharacters } from './rules';

const line = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => !isLonger(text, maxReasonCharacters), {
    abort: true,
    error: `Use at most ${maxReasonCharacters} characters.`,
    params: { code: 'too_long' },
  })
  .refine((text) => !hasInvisible(text), { error: 'Remove line breaks and invisible characters.', params: { code: 'invisible_characters' } });

/** Why something is done that others will ask about. */
export const reason = line.refine((text) => text !== '', { error: 'Say why.', params: { code: 'empty' } });

export const accountId = z.string().regex(/^acc_[0-9A-Za-z]{20}$/, 'This is not the id of an account.');

export const jobId = z.uuid('This is not the id of a job.');

/** How an address begins, or all of it. */
export const addressSearch = z.string().max(254).optional();

export const shownAct = z.object({
  id: z.string(),
  kind: z.enum(actKinds),
  at: z.string(),
  /** Null where a command did it. */
  by: z.string().nullable(),
  target: z.string(),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type ShownAct = z.output<typeof shownAct>;

export const shownQueue = z.object({
  name: z.string(),
  /** Due now; due later; under way; given up. */
  waiting: z.number(),
  delayed: z.number(),
  active: z.number(),
  dead: z.number(),
  /** Since when the oldest of those due now waits. */
  oldestAt: z.string().nullable(),
});
export type ShownQueue = z.output<typeof shownQueue>;

export const shownDeadJob = z.object({ id: z.string(), job: z.string(), about: z.string(), diedAt: z.string(), error: z.string() });
export type ShownDeadJob = z.output<typeof shownDeadJob>;

export const shownReport = z.object({
  id: z.string(),
  requestId: z.string(),
  at: z.string(),
  /** Whose request it was: null where it was made without a key. */
  account: z.object({ id: z.string(), owner: z.string(), isSuspended: z.boolean() }).nullable(),
  party: z.enum(['sender', 'signer']).nullable(),
  byMailedLink: z.boolean().nullable(),
  blocked: z.boolean().nullable(),
  note: z.string().nullable(),
});
export type ShownReport = z.output<typeof shownReport>;

export const shownBlock = z.object({
  recipient: z.string(),
  /** Whose mail it gets no more: an account's id, `email:` and an address, `keyless`, or `everybody`. */
  sender: z.string(),
  senderEmail: z.string().nullable(),
  reason: z.enum(['bounce', 'complaint', 'blocked', 'reported']),
  requestId: z.string().nullable(),
  since: z.string(),
});
export type ShownBlock = z.output<typeof shownBlock>;

export const shownAccount = z.object({
  id: z.string(),
  kind: z.enum(['person', 'team']),
  name: z.string(),
  owner: z.object({ name: z.string().nullable(), email: z.string(), isOperator: z.boolean() }),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
  members: z.number(),
  requests: z.number(),
  workflows: z.number(),
  keys: z.number(),
  usedThisMonth: z.number(),
  monthlyLimit: z.number(),
  /** Null where the limit is that of every account. */
  ownLimit: z.number().nullable(),
  storage: storageUsageShape,
  ownStorageLimitMb: z.number().nullable(),
  suspendedAt: z.string().nullable(),
  suspendedFor: z.string().nullable(),
});
export type ShownAccount = z.output<typeof shownAccount>;

export const shownArchived = z.object({ id: z.string(), name: z.string(), owner: z.string(), team: z.string().nullable(), archivedAt: z.string() });
export type ShownArchived = z.output<typeof shownArchived>;

const source = z.enum(['environment', 'operator', 'default']);

export const shownAdmission = z.object({
  signUp: z.object({ kind: z.enum(['open', 'invitation', 'domains']), domains: z.array(z.string()), from: source }),
  keyless: z.object({ value: z.enum(['on', 'off']), from: source }),
});
export type ShownAdmission = z.output<typeof shownAdmission>;

const shownVariable = z.object({
  name: z.string(),
  what: z.string(),
  state: z.enum(['set', 'default', 'missing']),
  /** Null of a secret, and of what has none. */
  value: z.string().nullable(),
});
export type ShownVariable = z.output<typeof shownVariable>;

export const shownConfiguration = z.object({
  variables: z.array(shownVariable),
  /** What is wrong, and what should be looked at; in English, as the commands say it. */
  problems: z.array(z.string()),
  doubts: z.array(z.string()),
});
export type ShownConfiguration = z.output<typeof shownConfiguration>;

export const shownHealth = z.object({
  checks: z.array(z.object({ name: z.enum(['database', 'storage', 'queue', 'worker']), isWell: z.boolean() })),
  converter: z.object({ isThere: z.boolean(), problem: z.string().nullable(), install: z.string().nullable(), isSandboxed: z.boolean() }),
  seal: z.object({ subject: z.string(), endsAt: z.string(), concern: z.string().nullable() }).nullable(),
  mail: z.object({
    way: z.enum(['resend', 'smtp', 'mailbox', 'none']),
    problem: z.string().nullable(),
    waiting: z.number(),
    /** Of those that wait: refused once or more, and to be tried again. */
    tried: z.number(),
    failed: z.number(),
    /** What was said to the newest of the tried. */
    refusal: z.string().nullable(),
  }),
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
  storage: z.string(),
  versions: z.array(z.object({ name: z.string(), version: z.string() })),
});
export type ShownHealth = z.output<typeof shownHealth>;

/** A limit of an account's own. What a form sends of an empty input means the limit of every account. */
export const ownLimit = (most: number, sentence: string) =>
  z
    .string()
    .max(12)
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .refine((value) => value === null || (Number.isInteger(value) && value >= 0 && value <= most), { error: sentence, params: { code: 'invalid_limit' } });

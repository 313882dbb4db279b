import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { storedField } from '../fields/stored-field';
import { parties } from '../rules';

const shared = {
  title: z.string(),
  language: z.string().pipe(z.enum(languages)),
  sender: z.object({ name: z.string(), email: z.string(), verified: z.boolean() }),
  /** Whether the link proves that the reader's address is theirs. */
  proven: z.boolean(),
};

const person = z.object({ name: z.string().nullable(), email: z.string() });

const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

/** One page: its size in points and its text, each line with its place as fractions of the page. */
export const pageView = z.object({
  number: z.int(),
  width: z.number(),
  height: z.number(),
  lines: z.array(z.object({ text: z.string(), ...box })),
});

/** What the signing page needs to draw itself, and nothing else of the request. */
export const signingView = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('ready'),
    token: z.string(),
    ...shared,
    party: z.enum(parties),
    person,
    signer: person,
    message: z.string().nullable(),
    expiresAt: z.string(),
    test: z.boolean(),
    pages: z.array(pageView),
    fields: z.array(storedField.omit({ party: true })),
    consent: z.object({ version: z.string(), text: z.string() }),
    problem: z.string().nullable(),
  }),
  z.object({
    state: z.literal('signed'),
    token: z.string(),
    ...shared,
    person,
    party: z.enum(parties),
    signer: person,
    signedAt: z.string(),
    downloadable: z.boolean(),
    /** The signer's private link, for a sender who has signed and passes it on. */
    signerLink: z.string().nullable(),
    /** Whether a copy of the signed PDF goes to the signer by email. */
    copy: z.enum(['mailed', 'askable', 'sent']).nullable(),
    test: z.boolean(),
  }),
  z.object({
    state: z.enum(['finishing', 'cancelled', 'declined', 'expired', 'waiting_for_sender', 'waiting_for_confirmation', 'go_on_by_email']),
    ...shared,
    party: z.enum(parties),
    declinedBy: z.enum(parties).nullable(),
    at: z.string().nullable(),
    test: z.boolean(),
  }),
]);

export type SigningView = z.output<typeof signingView>;
export type ReadyView = Extract<SigningView, { state: 'ready' }>;
export type SignedView = Extract<SigningView, { state: 'signed' }>;
/** Nothing to do here, or not any more. */
export type QuietView = Exclude<SigningView, ReadyView | SignedView>;
export type SigningField = ReadyView['fields'][number];
export type SigningPageView = z.output<typeof pageView>;
export type PageLine = SigningPageView['lines'][number];

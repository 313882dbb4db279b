import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { parties } from './rules';
import { storedField } from './stored-field';

const shared = {
  title: z.string(),
  language: z.string().pipe(z.enum(languages)),
  sender: z.object({ name: z.string(), email: z.string(), verified: z.boolean() }),
};

const person = z.object({ name: z.string().nullable(), email: z.string() });

const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() };

const page = z.object({
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
    message: z.string().nullable(),
    expiresAt: z.string(),
    test: z.boolean(),
    pages: z.array(page),
    fields: z.array(storedField.omit({ party: true })),
    consent: z.object({ version: z.string(), text: z.string() }),
    problem: z.string().nullable(),
  }),
  z.object({
    state: z.literal('signed'),
    token: z.string(),
    ...shared,
    person,
    signedAt: z.string(),
    downloadable: z.boolean(),
    test: z.boolean(),
  }),
  z.object({
    state: z.enum(['finishing', 'cancelled', 'expired', 'waiting_for_sender', 'waiting_for_confirmation']),
    ...shared,
    at: z.string().nullable(),
  }),
]);

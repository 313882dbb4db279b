import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { catalog, type EventType } from '../../events/catalog';
import { ended, outcomes } from '../ended';
import { storedField } from '../fields/stored-field';
import { parties } from '../rules';
import { pageView } from './signing-view';

const time = z.string().nullable();
const eventTypes = Object.keys(catalog) as [EventType, ...EventType[]];

/** Where a request stands, in one word; the page has a sentence for each. */
export const standings = [
  'confirming',
  'sender_lost',
  'sender_unopened',
  'sender_opened',
  'lost',
  'mail_queued',
  'link_unopened',
  'mail_unopened',
  'opened',
  'finishing',
  'held',
  'signed',
  'withdrawn',
  'declined',
  'reported',
  'expired',
] as const;
export type Standing = (typeof standings)[number];

/** What became of an email that was to go, as it is told. Handed over is `sent`; what its provider reports comes after. */
export const fates = ['queued', 'sent', 'delivered', 'bounced', 'complained', 'failed', 'refused'] as const;
export type Fate = (typeof fates)[number];

const mail = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  fate: z.enum(fates),
  /** When it left, or was ordered where it has not. */
  at: z.string(),
  /** What the receiving server or the provider said, in its own words. */
  problem: z.string().nullable(),
  mayResend: z.boolean(),
});

/** `reached`: how their link goes, or went that they used; `proven`: whether that shows the address to be theirs, null where it is not known yet. */
const person = z.object({
  party: z.enum([...parties, 'owner']),
  name: z.string().nullable(),
  email: z.string(),
  reached: z.enum(['mailed', 'passed_on', 'unsure', 'none']),
  proven: z.boolean().nullable(),
  openedAt: time,
  signedAt: time,
  mails: z.array(mail),
});

const timelineEntry = z.object({
  id: z.string(),
  type: z.enum(eventTypes),
  at: z.string(),
  /** A party's name, or that of the person of the account who did it; null for the service. */
  actor: z.string().nullable(),
  /** What was given as a reason, or said of what went wrong. */
  note: z.string().nullable(),
});

/** A signature request as its account sees it on its own page. Times are ISO 8601, hashes SHA-256 in hexadecimal. */
export const ownRequest = z.object({
  id: z.string(),
  title: z.string(),
  outcome: z.enum(outcomes),
  ended: ended.nullable(),
  standing: z.enum(standings),
  /** The moment that the standing speaks of. */
  standsSince: z.string(),
  test: z.boolean(),
  erased: z.boolean(),
  message: z.string().nullable(),
  senderName: z.string(),
  signer: z.object({ name: z.string().nullable(), email: z.string() }),
  people: z.array(person),
  timeline: z.array(timelineEntry),
  facts: z.object({
    language: z.string().pipe(z.enum(languages)),
    delivery: z.enum(['email', 'link']),
    /** The key that it was made with, and whose that is; null for what was made without one. */
    key: z.object({ name: z.string(), person: z.string() }).nullable(),
    pages: z.int(),
    createdAt: z.string(),
    expiresAt: z.string(),
    hashes: z.object({ source: z.string(), presented: z.string(), content: z.string().nullable(), signed: z.string().nullable() }),
  }),
  statusLink: z.string(),
  /** The link of whose turn it is, where links are passed on; what is mailed is shown to nobody. */
  signingLink: z.object({ link: z.string(), party: z.enum(parties) }).nullable(),
  mayRemind: z.boolean(),
  mayCancel: z.boolean(),
  maySend: z.boolean(),
  downloadable: z.boolean(),
  hasCertificate: z.boolean(),
});

export type OwnRequestView = z.output<typeof ownRequest>;
export type PersonView = OwnRequestView['people'][number];
export type MailView = PersonView['mails'][number];
export type TimelineEntry = OwnRequestView['timeline'][number];

/** Its pages: as they were presented with the places to fill in, or as they were signed. None once they are erased. */
export const ownDocument = z.object({
  of: z.enum(['presented', 'signed']),
  pages: z.array(pageView),
  /** The first page of the certificate among them. */
  certificateFrom: z.int().nullable(),
  fields: z.array(storedField.extend({ isDone: z.boolean() })),
});

export type OwnDocumentView = z.output<typeof ownDocument>;

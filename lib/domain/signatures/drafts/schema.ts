/** The shapes of a draft; `rules.ts` defines the words. */
import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { FIELD_KINDS } from '@/lib/core/text/field-tag';
import { isLonger } from '@/lib/core/text/is-longer';
import { MAX_MARKDOWN_BYTES } from '@/lib/engines/pdf/document-limits';
import { MAX_FIELDS } from '@/lib/engines/pdf/field';
import { parties, requestIdPattern } from '../rules';
import { documentKinds, draftIdPattern, draftLimits } from './rules';

export const draftId = z.string().regex(draftIdPattern);

/** As it was typed; only what no database holds, and what no person types, is refused. */
const typed = (maxCharacters: number) =>
  z
    .string()
    .refine((text) => !isLonger(text, maxCharacters), { error: `Use at most ${maxCharacters} characters.`, params: { code: 'too_long' } })
    .refine((text) => !text.includes('\0'), { error: 'Remove the NUL character.', params: { code: 'invisible_characters' } });

const markdown = z
  .string()
  .refine((text) => Buffer.byteLength(text) <= MAX_MARKDOWN_BYTES, {
    error: `Use at most ${MAX_MARKDOWN_BYTES / 1000} KB of markdown.`,
    params: { code: 'too_large' },
  })
  .refine((text) => !text.includes('\0'), { error: 'Remove the NUL character.', params: { code: 'invisible_characters' } });

/** Fractions of the page as displayed, from its top left; a box that is being dragged may hang over the edge. */
const fraction = z.number().min(-2).max(3);
const box = { page: z.int().min(1).max(1_000), x: fraction, y: fraction, width: fraction, height: fraction };

/** A field that somebody placed. `id` is the page's own name for it. */
export const draftField = z.strictObject({
  id: typed(draftLimits.fieldId),
  kind: z.enum(FIELD_KINDS),
  party: z.enum(parties),
  ...box,
  label: typed(draftLimits.label).optional(),
  required: z.boolean().default(true),
});
export type DraftField = z.output<typeof draftField>;

export const draftFields = z.array(draftField).max(MAX_FIELDS);

/** Where a field may be meant. `tag`: the document says so itself, and the field is there without being placed. */
export const suggestion = z.object({
  kind: z.enum(FIELD_KINDS),
  party: z.enum(parties),
  ...box,
  label: z.string().optional(),
  why: z.enum(['tag', 'form-field', 'word']),
  /** What stands there: the tag, the form field's name or the word. */
  text: z.string(),
});
export type Suggestion = z.output<typeof suggestion>;

export const suggestions = z.array(suggestion);

/** Points, as displayed. */
export const pageSizes = z.array(z.object({ width: z.number(), height: z.number() }));

/** What a change may name; what it does not name stays. */
export const draftPatch = {
  title: typed(draftLimits.title).optional(),
  signer: z
    .strictObject({ name: typed(draftLimits.name), email: typed(draftLimits.email) })
    .partial()
    .optional(),
  senderSigns: z.boolean().optional(),
  message: typed(draftLimits.message).optional(),
  language: z.enum(languages).optional(),
  delivery: z.enum(['email', 'link']).optional(),
  certificate: z.boolean().optional(),
  /** Makes the document one in markdown, where it was none. */
  markdown: markdown.optional(),
  fields: draftFields.optional(),
};

const document = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('markdown'), markdown: z.string() }),
  z.object({ kind: z.literal('pdf'), fileName: z.string(), bytes: z.int(), pages: pageSizes }),
]);

const time = z.string().meta({ format: 'date-time' });

/** Null where whoever it was is gone. */
const who = z.object({ name: z.string(), isMe: z.boolean() }).nullable();

export const draftView = z.object({
  id: draftId,
  revision: z.int(),
  createdAt: time,
  updatedAt: time,
  madeBy: who,
  changedBy: who,
  title: z.string(),
  signer: z.object({ name: z.string(), email: z.string() }),
  senderSigns: z.boolean(),
  message: z.string(),
  language: z.enum(languages),
  delivery: z.enum(['email', 'link']),
  certificate: z.boolean(),
  document,
  fields: z.array(draftField),
  suggestions,
  /** What is wrong with the tags of its PDF, or why the document of the request that it was made after could not be taken along. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The request that it became: nothing of the draft is left then. */
  sentRequestId: z.string().regex(requestIdPattern).nullable(),
});
export type DraftView = z.output<typeof draftView>;

export const listedDraft = z.object({
  id: draftId,
  title: z.string(),
  signer: z.object({ name: z.string(), email: z.string() }),
  documentKind: z.enum(documentKinds),
  fileName: z.string().nullable(),
  madeBy: who,
  updatedAt: time,
});

/** What a change answers: the revision that the next one is made from. */
export const changed = z.object({ revision: z.int(), updatedAt: time });

export const revision = z.coerce.number().int().min(1);

import { z } from 'zod';
import { PLACE_TERMS } from '@/lib/engines/office/template/place-words';
import { shownFile } from '../../files/room/schema';
import { pageView } from '../../signatures/views/signing-view';

/**
 * How a tag stands with the example: `filled` by it, `missing` a value, `unused` as what it stands in is not shown, `unknown` to every post,
 * `waiting` for the first, `signing` where it is filled in by who signs, `broken` where it is none.
 */
export const standings = ['filled', 'missing', 'unused', 'unknown', 'waiting', 'signing', 'broken'] as const;
export type Standing = (typeof standings)[number];

const shownTag = z.object({
  /** What stands between its braces. */
  source: z.string(),
  kind: z.enum(['value', 'condition', 'group', 'field', 'picture', 'broken']),
  standing: z.enum(standings),
  place: z.object({ terms: z.array(z.object({ term: z.enum(PLACE_TERMS), number: z.int().nullable() })), quote: z.string() }),
  /** How often it stands in the template. */
  count: z.int(),
  /** What it writes with the example: one text, or one for each row. */
  values: z.array(z.string()),
  /** Of a condition whether it holds, of a group how many rows it has. */
  holds: z.boolean().nullable(),
  entries: z.int().nullable(),
  /** The name in it that no post has, and the tag with the one that may have been meant. */
  unknown: z.string().nullable(),
  instead: z.string().nullable(),
});
export type ShownTag = z.output<typeof shownTag>;

/** A document of a draft as it is looked at; its pages are asked for apart, as making them takes time. */
export const documentView = z.object({
  workflow: z.object({ id: z.string(), name: z.string() }),
  id: z.string(),
  /** Null where the template was deleted. */
  file: z.object({ id: z.string(), name: z.string(), version: z.int() }).nullable(),
  sample: z.object({ id: z.string(), at: z.string() }).nullable(),
  tags: z.array(shownTag),
  /** Why the example cannot be filled in, and at which tag. */
  unfillable: z.object({ code: z.string(), tag: z.string() }).nullable(),
  /** What the pictures show, in short: they are other ones where this is another. */
  shows: z.string(),
  /** Of who may change it; null before the document is published. */
  link: z.object({ url: z.string(), showsSample: z.boolean() }).nullable(),
  mayEdit: z.boolean(),
});
export type DocumentView = z.output<typeof documentView>;

export const sides = ['template', 'filled'] as const;
export type Side = (typeof sides)[number];

const mark = z.object({
  /** Of the tag in the list of tags; -1 where it stands there no more. */
  tag: z.int(),
  standing: z.enum(standings),
  /** Fractions of the page; no width where nothing was written. */
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Mark = z.output<typeof mark>;

/** The pages of one side with what is marked on them, or why there are none. */
export const documentPages = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready'), pages: z.array(pageView.extend({ marks: z.array(mark) })) }),
  z.object({ state: z.literal('unfillable'), code: z.string(), tag: z.string() }),
  z.object({ state: z.enum(['gone', 'no_sample', 'no_converter', 'busy', 'failed']) }),
]);
export type DocumentPagesView = z.output<typeof documentPages>;

const version = shownFile.shape.versions.element.extend({
  /** Tags that the version before did not have, and those that it had and this one has no more. */
  came: z.array(z.string()),
  went: z.array(z.string()),
});

/** The versions of a template, newest first. */
export const templateVersions = z.object({
  file: z.object({ id: z.string(), name: z.string(), version: z.int() }).nullable(),
  versions: z.array(version),
  /** How many older ones are not shown. */
  more: z.int(),
  mayChange: z.boolean(),
  /** Names that the newest asks for and no post has. */
  unknown: z.array(z.object({ tag: z.string(), name: z.string(), suggestion: z.string().nullable() })),
});
export type TemplateVersions = z.output<typeof templateVersions>;

/** Texts of a document in which tags are filled. */
export const triedMembers = ['outputName', 'folder', 'pdfPassword', 'signerName', 'signerEmail', 'message', 'language', 'title'] as const;
export type TriedMember = (typeof triedMembers)[number];

export const triedText = z.object({
  /** With the example filled in; null where there is none, or it cannot be. */
  text: z.string().nullable(),
  /** Why it is not taken, or would fail: a code, and the tag that it speaks of. */
  problem: z.object({ code: z.string(), tag: z.string() }).nullable(),
  /** Tags that write nothing with the example. */
  missing: z.array(z.string()),
});
export type TriedText = z.output<typeof triedText>;

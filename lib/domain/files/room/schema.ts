/**
 * Terminology. The *room* is the page where an account sees its own files. A *use* is what needs a file: a workflow and a run
 * under way keep it from being removed; a request has a copy of its own.
 */
import { z } from 'zod';
import { roomKinds } from '../rules';

const named = z.object({ id: z.string(), name: z.string() });

/** As the room's list has it. */
export const listedFile = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty where it lies in none. */
  folder: z.string(),
  kind: z.enum(roomKinds),
  mimeType: z.string(),
  /** In bytes, of the newest version. */
  size: z.int(),
  version: z.int(),
  isShared: z.boolean(),
  test: z.boolean(),
  /** When its newest version came. */
  updatedAt: z.string(),
  /** Workflows that have it as a template, one by name; `more` counts the others. */
  usedBy: z.object({ first: named, more: z.int() }).nullable(),
});

/** Who made something: a person by name, a key by its own, a run, or nobody that is known any more. */
const maker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), name: z.string() }),
  z.object({ kind: z.literal('key'), name: z.string() }),
  z.object({ kind: z.enum(['run', 'unknown']) }),
]);

const shownVersion = z.object({
  version: z.int(),
  size: z.int(),
  mimeType: z.string(),
  sha256: z.string(),
  createdAt: z.string(),
  madeBy: maker,
});

export const shownFile = listedFile.omit({ usedBy: true }).extend({
  createdAt: z.string(),
  /** Null where it is not shared, or the reader may not pass it on. */
  shareUrl: z.string().nullable(),
  /** The newest first; `more` counts the older ones that are not shown. */
  versions: z.array(shownVersion),
  moreVersions: z.int(),
  /** Whether the reader's role lets them change it. */
  mayManage: z.boolean(),
  uses: z.object({
    /** These keep it from being removed. */
    workflows: z.array(named),
    runs: z.array(z.string()),
    /** These go on without it. */
    madeBy: z.object({ run: z.string(), workflow: named }).nullable(),
    requests: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
});

/** Its pages as pictures; or the picture that it is; or why there is nothing to look at. */
export const filePreview = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('pages'),
    pages: z.array(
      z.object({
        number: z.int(),
        width: z.number(),
        height: z.number(),
        lines: z.array(z.object({ text: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
      }),
    ),
  }),
  z.object({ state: z.enum(['picture', 'no_converter', 'busy', 'failed']) }),
]);

export type ListedFile = z.output<typeof listedFile>;
export type ShownFile = z.output<typeof shownFile>;
export type ShownVersion = ShownFile['versions'][number];
export type FilePreview = z.output<typeof filePreview>;

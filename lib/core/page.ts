import { z } from 'zod';
import { isOwnToken, linkMac, type Mac } from './link-secret';

export const maxPageSize = 200;
/** Where nobody says how many. */
export const pageSize = 50;

const limit = z.coerce.number().int().min(1).max(maxPageSize);

/**
 * The members that a paged operation takes beside its own. `place`: the values that end a page, in the order in which
 * the list is sorted. A cursor that this service did not make, or made for another kind of list, is refused.
 */
export const pageInput = <T extends readonly [z.ZodType, ...z.ZodType[]]>(...place: T) => ({
  limit: limit.default(pageSize).meta({ description: `How many at most, 1 to ${maxPageSize}.` }),
  cursor: z
    .string()
    .max(1_000)
    .transform((text, context) => {
      const read = z.tuple(place).safeParse(decoded(text));
      if (read.success) return read.data;
      context.addIssue({
        code: 'custom',
        message: 'This is no cursor of this list. Use the one in the Link header of the page before.',
        params: { code: 'invalid_cursor' },
      });
      return z.NEVER;
    })
    .optional()
    .meta({ description: 'Where the page begins: what the `Link` of the page before leads to.' }),
});

/** The same for a list that is answered whole where nobody says how many; `longest` ends it even then. */
export const wholeInput = <T extends readonly [z.ZodType, ...z.ZodType[]]>(longest: number, ...place: T) => ({
  ...pageInput(...place),
  limit: limit.optional().meta({ description: `How many at most, 1 to ${maxPageSize}. Without it the whole list, up to ${longest}.` }),
});

/** A stranger's values would reach a query: only what was sealed here is read. */
const sealOf = (place: string, mac: Mac = linkMac): string => mac(`cursor\n${place}`).subarray(0, 16).toString('base64url');

function decoded(text: string): unknown {
  const [place = '', seal = ''] = text.split('.');
  return isOwnToken(seal, (mac) => sealOf(place, mac)) ? JSON.parse(Buffer.from(place, 'base64url').toString('utf8')) : null;
}

/** Where a page ended, for the next request. */
export function cursorAfter(...values: readonly string[]): string {
  const place = Buffer.from(JSON.stringify(values)).toString('base64url');
  return `${place}.${sealOf(place)}`;
}

/** One page of a list; `next` is the cursor of the page after it, null on the last. Over HTTP the items are the body. */
export type Page<T> = { items: T[]; next: string | null };

export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() });

/** A page out of one row more than it may show. */
export function toPage<T>(rows: readonly T[], limit: number, placeOf: (row: T) => readonly string[]): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last !== undefined && rows.length > limit ? cursorAfter(...placeOf(last)) : null };
}

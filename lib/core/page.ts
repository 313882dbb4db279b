import { z } from 'zod';

export const maxPageSize = 200;
/** Where nobody says how many. */
export const pageSize = 50;

/**
 * The members that a paged operation takes beside its own. `place`: the values that end a page, in the order in which
 * the list is sorted; a cursor that does not hold such values is refused.
 */
export const pageInput = <T extends readonly [z.ZodType, ...z.ZodType[]]>(...place: T) => ({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxPageSize)
    .default(pageSize)
    .meta({ description: `How many at most, 1 to ${maxPageSize}.` }),
  cursor: z
    .string()
    .max(400)
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

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Where a page ended, for the next request. */
export const cursorAfter = (...place: readonly string[]): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** One page of a list; `next` is the cursor of the page after it, null on the last. Over HTTP the items are the body. */
export type Page<T> = { items: T[]; next: string | null };

export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() });

/** A page out of one row more than it may show. */
export function toPage<T>(rows: readonly T[], limit: number, placeOf: (row: T) => readonly string[]): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last !== undefined && rows.length > limit ? cursorAfter(...placeOf(last)) : null };
}

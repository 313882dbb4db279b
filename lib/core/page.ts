import { z } from 'zod';
import { AppError } from './errors';

export const maxPageSize = 200;
/** Where nobody says how many. */
export const pageSize = 50;

/** The members that every paged operation takes beside its own. */
export const pageInput = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxPageSize)
    .default(pageSize)
    .meta({ description: `How many at most, 1 to ${maxPageSize}.` }),
  cursor: z.string().max(400).optional().meta({ description: 'Where the page begins: what the `Link` of the page before leads to.' }),
};

/** One page of a list; `next` is the cursor of the page after it, null on the last. Over HTTP the items are the body. */
export type Page<T> = { items: T[]; next: string | null };

export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() });

/** Where a page ended: the values of its last row, in the order in which the list is sorted. */
export const cursorAfter = (...values: readonly string[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

/** The values in a cursor; throws `bad_request` where it is none of ours. */
export function readCursor(cursor: string, count: number): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === count && values.every((value) => typeof value === 'string')) return values;
  } catch {
    // It is not JSON: refused below, as any other that is not ours.
  }
  const details = [{ path: 'cursor', code: 'invalid_cursor', message: 'This is no cursor of this list. Use the one in the Link header of the page before.' }];
  throw new AppError('bad_request', 400, 'The request is not valid. See details for each problem.', { details });
}

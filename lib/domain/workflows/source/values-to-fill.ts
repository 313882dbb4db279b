import { parseExactly } from '@/lib/core/exact-json';
import { openEmptyLists } from '@/lib/engines/office/language/empty-lists';

/** The text of a post, and the names that have been lists at its source. */
export type Posted = { payload: string; lists: readonly string[] };

/** The values that a document is filled with, and which lists were not among them and have no rows. */
export function valuesToFill({ payload, lists }: Posted): { values: unknown; opened: string[] } {
  const values = parseExactly(payload);
  return { values, opened: openEmptyLists(values, lists) };
}

export const listsOf = ({ seenGroups }: { seenGroups: unknown }): string[] => seenGroups as string[];

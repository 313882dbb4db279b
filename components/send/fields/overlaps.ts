import { type EditorField, overlapOf } from '../editor/field';

/** A touch is meant; this much of the smaller field is not. */
const TOO_MUCH = 0.25;
const MOST_TOLD = 3;

/** The fields that hide each other, pair by pair; the first few say enough. */
export function overlaps(fields: readonly EditorField[]): [EditorField, EditorField][] {
  const pairs: [EditorField, EditorField][] = [];
  for (const [index, one] of fields.entries())
    for (const other of fields.slice(index + 1)) {
      if (pairs.length === MOST_TOLD) return pairs;
      if (one.page === other.page && overlapOf(one, other) > TOO_MUCH) pairs.push([one, other]);
    }
  return pairs;
}

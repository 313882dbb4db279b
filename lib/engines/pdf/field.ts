import type { FieldKind } from '../../core/text/field-tag.ts';
import type { Place } from './place.ts';

/** What a document may have, by tags or by placements. */
export const MAX_FIELDS = 200;

/** A field and where it stands. */
export type PlacedField = Place & {
  /** f0, f1, ... in reading order. */
  id: string;
  kind: FieldKind;
  party: string;
  /** Empty if the tag gave none. */
  label: string;
};

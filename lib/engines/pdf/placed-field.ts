export type FieldKind = 'signature' | 'date' | 'text';

/** A field and where it stands: fractions of the page as displayed, origin top left. */
export type PlacedField = {
  /** f0, f1, ... in reading order. */
  id: string;
  kind: FieldKind;
  party: string;
  /** Empty if the tag gave none. */
  label: string;
  /** Counted from 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

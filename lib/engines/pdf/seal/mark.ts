/** Where a mark goes: fractions of the page as displayed, origin top left; pages counted from 1. */
export type MarkPlace = { page: number; x: number; y: number; width: number; height: number };

export type MarkContent =
  /** `size` in points, 11 if absent; shrinks and wraps to fit its box. */
  | { type: 'text'; text: string; size?: number }
  /** A typed signature. */
  | { type: 'handwriting'; text: string }
  | { type: 'image'; png: Uint8Array }
  /** An SVG made by our own code from numbers only. */
  | { type: 'strokes'; svg: string };

export type Mark = MarkPlace & MarkContent;

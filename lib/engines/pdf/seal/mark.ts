import type { Place } from '@/lib/engines/pdf/place';

export type MarkContent =
  /** `size` in points, if absent 11 on a page as wide as A4 and with the page on others; shrinks and wraps to fit its box. */
  | { type: 'text'; text: string; size?: number }
  /** A typed signature. */
  | { type: 'handwriting'; text: string }
  | { type: 'image'; png: Uint8Array }
  /** An SVG made by our own code from numbers only. */
  | { type: 'strokes'; svg: string };

export type Mark = Place & MarkContent;

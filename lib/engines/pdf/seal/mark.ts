import type { Place } from '@/lib/engines/pdf/place';

export type MarkContent =
  /** `size` in points, 11 if absent; shrinks and wraps to fit its box. */
  | { type: 'text'; text: string; size?: number }
  /** A typed signature. */
  | { type: 'handwriting'; text: string }
  | { type: 'image'; png: Uint8Array }
  /** An SVG made by our own code from numbers only. */
  | { type: 'strokes'; svg: string };

export type Mark = Place & MarkContent;

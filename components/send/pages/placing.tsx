'use client';
import { createContext, type PointerEvent, type ReactNode, use, useMemo, useState } from 'react';
import type { Box } from '../editor/field';
import type { Guide } from '../editor/snap';

/** A field on its way: where it would lie if it were let go now, and the lines that it is drawn to. */
export type Drag = { id: string; page: number; box: Box; guides: readonly Guide[] };

type Placing = { drag: Drag | null; setDrag: (drag: Drag | null) => void };

const PlacingContext = createContext<Placing>({ drag: null, setDrag: () => undefined });

export function PlacingProvider({ children }: { children: ReactNode }) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const placing = useMemo(() => ({ drag, setDrag }), [drag]);
  return <PlacingContext value={placing}>{children}</PlacingContext>;
}

export const usePlacing = (): Placing => use(PlacingContext);

/** The page under a point of the screen, and where on it the point is, in fractions. */
export function pageAt(x: number, y: number): { number: number; at: { x: number; y: number } } | null {
  const sheet = document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset.page !== undefined);
  if (!sheet) return null;
  const place = sheet.getBoundingClientRect();
  return { number: Number(sheet.dataset.page), at: { x: (x - place.left) / place.width, y: (y - place.top) / place.height } };
}

/** The page that is most in view, and the middle of what is seen of it. */
export function pageInView(): { number: number; at: { x: number; y: number } } | null {
  let best: { number: number; seen: number; at: { x: number; y: number } } | null = null;
  for (const sheet of document.querySelectorAll<HTMLElement>('[data-page]')) {
    const { top, bottom, height } = sheet.getBoundingClientRect();
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (to - from > (best?.seen ?? 0)) best = { number: Number(sheet.dataset.page), seen: to - from, at: { x: 0.5, y: ((from + to) / 2 - top) / height } };
  }
  return best ?? (document.querySelector('[data-page]') ? { number: 1, at: { x: 0.5, y: 0.5 } } : null);
}

/** Whoever holds one of these down drags without being drawn to lines. */
export const isFree = ({ altKey, ctrlKey, metaKey }: Pick<PointerEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean => altKey || ctrlKey || metaKey;

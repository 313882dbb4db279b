'use client';
import { useEffect, useRef } from 'react';

type Leave = (how: 'elsewhere' | 'escape', isInside: boolean) => void;

/** Hears that somebody goes on outside of a place, by pointer or keyboard, or presses Escape, inside of it or not. */
export function useLeaving(place: () => Element | null | undefined, leave: Leave): void {
  const latest = useRef({ place, leave });
  latest.current = { place, leave };
  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && latest.current.place()?.contains(target) === true;
    const elsewhere = (event: Event) => {
      if (!isInside(event)) latest.current.leave('elsewhere', false);
    };
    const escaped = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current.leave('escape', isInside(event));
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', escaped);
    };
  }, []);
}

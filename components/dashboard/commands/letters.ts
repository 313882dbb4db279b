'use client';
import { useSyncExternalStore } from 'react';

/** Kept by the browser: it is its keyboard, and whoever speaks to it, that presses letters. */
const place = 'paraph-letters';
const changed = 'paraph-letters-changed';

export const lettersAreOn = (): boolean => localStorage.getItem(place) !== 'off';

export function setLetters(areOn: boolean): void {
  if (areOn) localStorage.removeItem(place);
  else localStorage.setItem(place, 'off');
  dispatchEvent(new Event(changed));
}

function subscribe(tell: () => void): () => void {
  const names = ['storage', changed];
  for (const name of names) addEventListener(name, tell);
  return () => {
    for (const name of names) removeEventListener(name, tell);
  };
}

/** Whether single letters do anything (WCAG 2.1.4). */
export const useLetters = (): boolean => useSyncExternalStore(subscribe, lettersAreOn, () => true);

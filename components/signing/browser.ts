'use client';
import { useEffect, useSyncExternalStore } from 'react';

/** True where a page picture is wide enough for its fields to be typed into in place. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia('(min-width: 48rem)');
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia('(min-width: 48rem)').matches,
    () => false,
  );
}

/** What somebody does who reads on: the page says above what is noted then. A fetch of the page alone says nothing, as mail scanners do that. */
const readingOn = ['pointerdown', 'keydown', 'scroll'] as const;

/** Tells the service once that a person has the document open, when they read on. */
export function useOpened(token: string): void {
  useEffect(() => {
    const stop = () => {
      for (const name of readingOn) document.removeEventListener(name, tell);
    };
    const tell = () => {
      stop();
      // Nothing depends on the answer here; the record is the service's.
      void fetch(`/sign/${token}/opened`, { method: 'POST', keepalive: true }).catch(() => {});
    };
    for (const name of readingOn) document.addEventListener(name, tell);
    return stop;
  }, [token]);
}

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

const SEEN_AFTER_MS = 1_000;

/** Tells the service once that a person has the page before them. A fetch of the page alone says nothing: mail scanners do that. */
export function useOpened(token: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const events = ['pointerdown', 'keydown'] as const;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
      for (const name of events) document.removeEventListener(name, tell);
    };
    const tell = () => {
      stop();
      // Nothing depends on the answer here; the record is the service's.
      void fetch(`/sign/${token}/opened`, { method: 'POST', keepalive: true }).catch(() => {});
    };
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(tell, SEEN_AFTER_MS);
    };
    document.addEventListener('visibilitychange', watch);
    for (const name of events) document.addEventListener(name, tell);
    watch();
    return stop;
  }, [token]);
}

'use client';
import { useEffect } from 'react';

/** What is here alone would be gone with the page: whoever closes it or loads it anew is asked first. */
export function useWarningWhoLeaves(isHereAlone: boolean): void {
  useEffect(() => {
    if (!isHereAlone) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isHereAlone]);
}

'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const EVERY_MS = 2_000;
/** Where the service cannot be reached, it is asked more rarely. */
const EVERY_MS_AFTER_FAILURE = 15_000;

/**
 * Reads the page anew when something has happened in the account, without losing what is typed or where one is. A tab that
 * nobody looks at asks nothing, and asks at once when it is looked at again. `at`: where what changes with it is asked.
 */
export function Live({ at = '/dashboard/data/pulse' }: { at?: string }) {
  const router = useRouter();
  useEffect(() => {
    let known: string | null | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      clearTimeout(timer);
      if (isOver || document.hidden) return;
      const newest = await newestEvent(at);
      if (isOver) return;
      if (newest !== undefined) {
        if (known !== undefined && newest !== known) router.refresh();
        known = newest;
      }
      timer = setTimeout(ask, newest === undefined ? EVERY_MS_AFTER_FAILURE : EVERY_MS);
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [router, at]);
  return null;
}

/** Undefined where the service could not be asked. */
async function newestEvent(at: string): Promise<string | null | undefined> {
  try {
    const answer = await fetch(at, { signal: AbortSignal.timeout(5_000) });
    return answer.ok ? ((await answer.json()) as { newest: string | null }).newest : undefined;
  } catch {
    return undefined;
  }
}

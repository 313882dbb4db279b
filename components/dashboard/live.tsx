'use client';
import { useRouter } from 'next/navigation';
import { useContext, useEffect } from 'react';
import { PageAccountContext } from './page-account';

/** A call is written half a second after it was answered: both together are less than two seconds. */
const EVERY_MS = { events: 2_000, calls: 1_000 };
/** Where the service cannot be reached, it is asked more rarely. */
const EVERY_MS_AFTER_FAILURE = 15_000;

/**
 * Reads the page anew when something has happened in the account, or, of `calls`, a key of it has called something, without losing what is typed or where one is. A tab that
 * nobody looks at asks nothing, and asks at once when it is looked at again.
 */
export function Live({ of = 'events' }: { of?: keyof typeof EVERY_MS }) {
  const router = useRouter();
  const account = useContext(PageAccountContext);
  useEffect(() => {
    let known: string | null | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      clearTimeout(timer);
      if (isOver || document.hidden) return;
      const newest = await newestOf(of, account);
      if (isOver) return;
      if (newest !== undefined) {
        if (known !== undefined && newest !== known) router.refresh();
        known = newest;
      }
      timer = setTimeout(ask, newest === undefined ? EVERY_MS_AFTER_FAILURE : EVERY_MS[of]);
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [router, of, account]);
  return null;
}

/** Undefined where the service could not be asked, or another tab has switched to another account: what the page shows is then left as it is. */
async function newestOf(of: keyof typeof EVERY_MS, account: string | null): Promise<string | null | undefined> {
  try {
    const answer = await fetch(`/dashboard/data/pulse?of=${of}`, { signal: AbortSignal.timeout(5_000) });
    if (!answer.ok) return undefined;
    const pulse = (await answer.json()) as { newest: string | null; account: string };
    return account === null || pulse.account === account ? pulse.newest : undefined;
  } catch {
    return undefined;
  }
}

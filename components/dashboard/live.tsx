'use client';
import { useRouter } from 'next/navigation';
import { useContext, useEffect } from 'react';
import { PageAccountContext } from './page-account';

/** A call is written half a second after it was answered: both together are less than two seconds. */
const EVERY_MS = { events: 2_000, calls: 1_000 };
/** Where the service cannot be reached, it is asked more rarely. */
const EVERY_MS_AFTER_FAILURE = 15_000;

type Props = { of?: keyof typeof EVERY_MS; at?: string; since?: string | null };

/**
 * Reads the page anew when something has happened in the account, or, of `calls`, a key of it has called something, without losing
 * what is typed or where one is. A tab that nobody looks at asks nothing, and asks at once when it is looked at again.
 * `at`: where what changes with it is asked. `since`: what was answered there when the page was read, where the page knows.
 */
export function Live({ of = 'events', at = `/dashboard/data/pulse?of=${of}`, since }: Props) {
  const router = useRouter();
  const account = useContext(PageAccountContext);
  useEffect(() => {
    let known: string | null | undefined = since;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      clearTimeout(timer);
      if (isOver || document.hidden) return;
      const pulse = await pulseAt(at);
      if (isOver) return;
      // Another tab may have switched to another account: what this page shows is then left as it is.
      if (pulse && (account === null || (pulse.account ?? account) === account)) {
        if (known !== undefined && pulse.newest !== known) router.refresh();
        known = pulse.newest;
      }
      timer = setTimeout(ask, pulse ? EVERY_MS[of] : EVERY_MS_AFTER_FAILURE);
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [router, of, at, since, account]);
  return null;
}

/** Of one thing there is no account: in another it is not found. */
type Pulse = { newest: string | null; account?: string };

/** Null where the service could not be asked. */
async function pulseAt(at: string): Promise<Pulse | null> {
  try {
    const answer = await fetch(at, { signal: AbortSignal.timeout(5_000) });
    return answer.ok ? ((await answer.json()) as Pulse) : null;
  } catch {
    return null;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/core/log';
import { type Call, insertCalls } from './store';

/** Calls are written together, this long after the first of them. */
const WRITE_AFTER_MS = 500;
const WRITE_AFTER_FAILURE_MS = 5_000;

/** How many are written by one statement. */
const AT_ONCE = 1_000;

/** How many wait at most, some 3 MB: what comes while the database is away beyond these is not kept. */
export const MAX_WAITING = 10_000;

type Waiting = { calls: Call[]; lost: number; timer: NodeJS.Timeout | null; writing: Promise<void> | null };

// On `globalThis`, as Next loads modules once per layer.
const held = globalThis as { paraphCalls?: Waiting };

function waiting(): Waiting {
  held.paraphCalls ??= { calls: [], lost: 0, timer: null, writing: null };
  return held.paraphCalls;
}

/** Keeps a call for its account's log. It is written soon, together with others; the caller waits for nothing, and no failure reaches them. */
export function noteCall(call: Call): void {
  const now = waiting();
  if (now.calls.length >= MAX_WAITING) now.lost += 1;
  else now.calls.push(call);
  writeIn(WRITE_AFTER_MS);
}

function writeIn(ms: number): void {
  const now = waiting();
  // A process that has nothing else to do may end.
  now.timer ??= setTimeout(() => void flushCalls(), ms).unref();
}

/** Writes what waits: when the service stops, and where a test wants to see it. */
export async function flushCalls(): Promise<void> {
  const now = waiting();
  if (now.timer) clearTimeout(now.timer);
  now.timer = null;
  now.writing ??= write(now).finally(() => {
    now.writing = null;
  });
  await now.writing;
}

/** The same, for a stop that waits so long at most. */
export const flushCallsWithin = (ms: number): Promise<void> => Promise.race([flushCalls(), sleep(ms)]);

async function write(now: Waiting): Promise<void> {
  while (now.calls.length > 0) {
    const batch = now.calls.slice(0, AT_ONCE);
    try {
      await insertCalls(batch);
    } catch (error) {
      log().warn({ err: error, waiting: now.calls.length, lost: now.lost }, 'calls could not be written to their log; they are tried again');
      writeIn(WRITE_AFTER_FAILURE_MS);
      return;
    }
    now.calls.splice(0, batch.length);
  }
  if (now.lost > 0) log().warn({ lost: now.lost }, 'calls were left out of their log');
  now.lost = 0;
}

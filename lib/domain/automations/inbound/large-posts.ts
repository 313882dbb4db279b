import { setTimeout as sleep } from 'node:timers/promises';
import { leaveTurn } from '@/lib/engines/processes/answering-turn';
import { BUSY, EngineFailure } from '@/lib/engines/processes/engine-failure';
import { WaitingLine } from '@/lib/engines/processes/waiting-line';
import type { WorkOwner } from '@/lib/engines/processes/work-owner';

/** What is smaller is read in a few milliseconds. */
const SMALL_BYTES = 32 * 1024;
/** So many wait, and of one account half of them: each is up to a megabyte. */
const MAX_WAITING = 200;

type Reading = { owner: WorkOwner; read: () => void; reject: (error: unknown) => void };

const line = new WaitingLine<Reading>(MAX_WAITING);
let isBusy = false;

/**
 * A large post may take half a second to read, in which this process does nothing else. Accounts take turns, one post at a time, and
 * after each there is time for everything else, as long as it took.
 */
export function inTurn<Read>(accountId: string, bytes: number, read: () => Read): Promise<Read> | Read {
  if (bytes < SMALL_BYTES) return read();
  leaveTurn();
  const { promise, resolve, reject } = Promise.withResolvers<Read>();
  const gone = line.add({ owner: { keys: [accountId] }, read: () => resolve(read()), reject });
  gone?.reject(new EngineFailure('busy', BUSY));
  if (!isBusy) void work();
  return promise;
}

async function work(): Promise<void> {
  isBusy = true;
  for (let next = line.take(false); next; next = line.take(false)) {
    const from = performance.now();
    try {
      next.read();
    } catch (error) {
      next.reject(error);
    }
    const tookMs = performance.now() - from;
    line.ended(next, tookMs);
    await sleep(tookMs);
  }
  isBusy = false;
}

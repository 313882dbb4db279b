/**
 * Terminology. A *job* is a kind of work that is done in the background, and lies in a queue of its own name. It is
 * *taken* by a worker when its *owner*'s turn comes; a periodic one is taken by the clock. What it is about it knows by
 * an id: contents never lie in a queue.
 */
export type JobData = { id: string };

/** The delay doubles with each try. */
export type Retry = { limit: number; delaySeconds: number; maxDelaySeconds?: number };

/**
 * For what must never be lost and does no harm when it comes again: it outlives days of restarts, each of which counts
 * as a try.
 */
export const untilDone: Retry = { limit: 1000, delaySeconds: 2, maxDelaySeconds: 300 };

export type Job = {
  name: string;
  /** May run twice for one id, and at once: it looks at the state before it acts. `signal` says that its time is over. */
  run: (data: JobData, signal: AbortSignal) => Promise<unknown>;
  /** For jobs that cost less together: takes so many at once, each of them queued and retried by itself. Where it throws, `run` is tried for each. */
  together?: { atMost: number; perform: (all: readonly JobData[], signal: AbortSignal) => Promise<unknown> };
  retry: Retry;
  /** After this time it counts as failed. */
  timeLimitSeconds: number;
  /** How many a process does at once: as many as the machine has cores, where nothing else is said. */
  concurrency?: number;
  /** How many of one owner a process does at once, where jobs may take long: those of others pass what more there is. */
  concurrencyOfOwner?: number;
  /** Minute, hour, ... in UTC. A periodic job never runs beside itself, in whatever process. */
  schedule?: string;
};

import { ownerOfNow, workFor } from '@/lib/engines/processes/work-owner';

/** Milliseconds for which what failed counts as failed, so that nobody makes us try again and again. */
const failedForMs = 5 * 60 * 1000;
/** Bytes of results that are held, and milliseconds for each. */
const heldBytes = 64 * 1024 * 1024;
const heldForMs = 10 * 60 * 1000;

type UnderWay = { result: Promise<Uint8Array>; askers: number; abandoned: AbortController };
type Result = { bytes: Uint8Array; until: number };
type Failure = { error: unknown; until: number };
type State = { underWay: Map<string, UnderWay>; failures: Map<string, Failure>; results: Map<string, Result> };

// Next loads a module once per layer; work is shared by all of them.
const shared = globalThis as typeof globalThis & { paraphPreviews?: State };
const state = (): State => (shared.paraphPreviews ??= { underWay: new Map(), failures: new Map(), results: new Map() });

type Work = { make: () => Promise<Uint8Array>; staysFailed: (error: unknown) => boolean; hold: boolean };

/**
 * Does what has the same name once at a time, in the turn of who asked first, until all who asked have gone; and remembers what cannot be
 * done. With `hold` the result stays in memory for some minutes.
 */
export function shareWork(name: string, { make, staysFailed, hold }: Work): Promise<Uint8Array> {
  const { underWay, failures, results } = state();
  forgetOld(performance.now());
  const [failed, held] = [failures.get(name), results.get(name)];
  if (failed) return Promise.reject(failed.error);
  if (held) return Promise.resolve(held.bytes);
  const running = underWay.get(name);
  const work = running && !running.abandoned.signal.aborted ? running : begin(name, make);
  underWay.set(name, work);
  askFor(work);
  return work.result.then(
    (bytes) => {
      if (hold) results.set(name, { bytes, until: performance.now() + heldForMs });
      return bytes;
    },
    (error) => {
      if (staysFailed(error)) failures.set(name, { error, until: performance.now() + failedForMs });
      throw error;
    },
  );
}

function begin(name: string, make: () => Promise<Uint8Array>): UnderWay {
  const abandoned = new AbortController();
  const work: UnderWay = { askers: 0, abandoned, result: workFor({ ...ownerOfNow(), signal: abandoned.signal }, make).finally(() => finish(name, work)) };
  return work;
}

/** What was abandoned may have been begun anew meanwhile. */
function finish(name: string, work: UnderWay): void {
  const { underWay } = state();
  if (underWay.get(name) === work) underWay.delete(name);
}

/** Once the last of those who asked has gone, it is for nobody, and who comes then begins anew. */
function askFor(work: UnderWay): void {
  const { signal } = ownerOfNow();
  work.askers += 1;
  const leave = () => {
    work.askers -= 1;
    if (work.askers === 0) work.abandoned.abort();
  };
  if (signal?.aborted) leave();
  else signal?.addEventListener('abort', leave, { once: true });
}

/** What is over, and the oldest results of those that are too many. */
function forgetOld(nowMs: number): void {
  const { failures, results } = state();
  for (const kept of [failures, results]) for (const [name, { until }] of kept) if (until <= nowMs) kept.delete(name);
  let bytes = [...results.values()].reduce((sum, result) => sum + result.bytes.length, 0);
  for (const [name, result] of results) {
    if (bytes <= heldBytes) break;
    results.delete(name);
    bytes -= result.bytes.length;
  }
}

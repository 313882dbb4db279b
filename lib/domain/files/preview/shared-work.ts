/** Milliseconds for which what failed counts as failed, so that nobody makes us try again and again. */
const failedForMs = 5 * 60 * 1000;
/** Bytes of results that are held, and milliseconds for each. */
const heldBytes = 64 * 1024 * 1024;
const heldForMs = 10 * 60 * 1000;

type Result = { bytes: Uint8Array; until: number };
type Failure = { error: unknown; until: number };
type State = { underWay: Map<string, Promise<Uint8Array>>; failures: Map<string, Failure>; results: Map<string, Result> };

// Next loads a module once per layer; work is shared by all of them.
const shared = globalThis as typeof globalThis & { paraphPreviews?: State };
const state = (): State => (shared.paraphPreviews ??= { underWay: new Map(), failures: new Map(), results: new Map() });

type Work = { make: () => Promise<Uint8Array>; staysFailed: (error: unknown) => boolean; hold: boolean };

/** Does what has the same name once at a time, and remembers what cannot be done. With `hold` the result stays in memory for some minutes. */
export function shareWork(name: string, { make, staysFailed, hold }: Work): Promise<Uint8Array> {
  const { underWay, failures, results } = state();
  forgetOld(performance.now());
  const [failed, held] = [failures.get(name), results.get(name)];
  if (failed) return Promise.reject(failed.error);
  if (held) return Promise.resolve(held.bytes);
  const work = (underWay.get(name) ?? begin(name, make)) as Promise<Uint8Array>;
  underWay.set(name, work);
  return work.then(
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

const begin = (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => make().finally(() => state().underWay.delete(name));

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

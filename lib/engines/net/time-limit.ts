/** A signal that aborts after some time, or when the one above it does. `release` stops the clock. */
export function timeLimit(milliseconds: number, above?: AbortSignal): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, milliseconds);
  if (above?.aborted) abort();
  above?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      above?.removeEventListener('abort', abort);
    },
  };
}

/** The promise's outcome, or a rejection as soon as the signal aborts: for what cannot be cancelled. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error('Aborted'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

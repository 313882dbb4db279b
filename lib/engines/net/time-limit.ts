/** A signal that aborts after some time, or when the one above it does. */
export const timeLimit = (milliseconds: number, above?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(Math.ceil(milliseconds)), ...(above ? [above] : [])]);

/** The promise's outcome, or a rejection as soon as the signal aborts: for what cannot be cancelled. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error('Aborted'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

import { AppError, type ErrorFactory } from '@/lib/core/errors';
import { refuse } from '../perform/errors';

/** `path`: the member that the limit is of. Without `maxBytes` the operation counts for itself. */
export type StreamLimit = { maxBytes: number | undefined; tooLarge: ErrorFactory; path: string };

/**
 * A body as an operation reads it: nothing is pulled before it is asked for, and a byte beyond the limit, or an end
 * before the end, is an error of the caller's. After `release` nothing more comes, and the source is let go.
 */
export function incomingStream(source: ReadableStream<Uint8Array> | null, limit: StreamLimit) {
  const reader = (source ?? new Blob([]).stream()).getReader();
  const count = countUpTo(limit);
  let isReleased = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((cause) => Promise.reject(brokeOff(cause)));
        if (isReleased) throw new Error('The body was read after its request was answered.');
        if (done) return controller.close();
        const problem = count(value);
        if (problem) throw problem;
        controller.enqueue(value);
      },
      cancel: () => letGo(reader),
    },
    { highWaterMark: 0 },
  );
  const release = () => {
    isReleased = true;
    return letGo(reader);
  };
  return { stream, release };
}

/** Tells of the chunk with which a stream becomes too large. */
export function countUpTo({ maxBytes = Number.POSITIVE_INFINITY, tooLarge, path }: StreamLimit): (chunk: Uint8Array) => AppError | null {
  let bytes = 0;
  const message = `At most ${Math.floor(maxBytes / 1024)} KB are taken here.`;
  return (chunk) => ((bytes += chunk.length) > maxBytes ? tooLarge({ details: [{ path, code: 'too_large', message }] }) : null);
}

/** What a body that ended before its end is answered, should anybody still be there. */
export const brokeOff = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : Object.assign(refuse('', 'incomplete_body', 'The body broke off before its end. Send it again.'), { cause });

/** A source that has failed already has nothing to let go of. */
const letGo = (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => reader.cancel().catch(() => undefined);

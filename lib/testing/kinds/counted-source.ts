export const chunkBytes = 64 * 1024;

type Ends = { failsAfter?: number; endsAfter?: number };

/**
 * So many bytes in pieces of 64 KB, made as they are asked for. `pulled` counts them, so that a test sees how far ahead
 * of its reader a source was asked; `isCancelled` tells that it was let go.
 */
export function countedSource(bytes: number, { failsAfter = Infinity, endsAfter = Infinity }: Ends = {}) {
  const state = { pulled: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state.pulled >= failsAfter) return controller.error(new Error('The source broke off.'));
        if (state.pulled >= Math.min(bytes, endsAfter)) return controller.close();
        const size = Math.min(chunkBytes, bytes - state.pulled);
        state.pulled += size;
        controller.enqueue(new Uint8Array(size));
      },
      cancel() {
        state.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { state, stream };
}

/** Reads a stream to its end, a piece at a time, and tells how far its source was ahead at most. */
export async function sink(stream: ReadableStream<Uint8Array>, pulled: () => number): Promise<{ bytes: number; ahead: number }> {
  const seen = { bytes: 0, ahead: 0 };
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    // A slow reader: whatever could come meanwhile has come.
    if (seen.bytes % (64 * chunkBytes) === 0) await new Promise((resolve) => setImmediate(resolve));
    seen.bytes += chunk.length;
    seen.ahead = Math.max(seen.ahead, pulled() - seen.bytes);
  }
  return seen;
}

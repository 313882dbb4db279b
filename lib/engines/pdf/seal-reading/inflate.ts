import type { Bytes } from './der.ts';

/** Unpacks a zlib stream as far as it goes, as readers do; null where it is none, or holds more than `maxBytes`. */
export async function inflate(packed: Bytes, maxBytes: number): Promise<Bytes | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > maxBytes) {
        await reader.cancel();
        return null;
      }
      chunks.push(value);
    }
  } catch {
    if (size === 0) return null;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

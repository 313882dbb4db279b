import { fileErrors } from './errors';
import { maxPdfBytes } from './rules';

/** Reads at most 5 MB; the first byte beyond ends it, and whatever is still to come is not taken in. */
export async function readPdfStream(stream: ReadableStream<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) break;
    size += value.length;
    if (size > maxPdfBytes) {
      await reader?.cancel();
      throw fileErrors.tooLarge();
    }
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

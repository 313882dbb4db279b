import { MAX_PDF_BYTES } from '@/lib/engines/pdf/document-limits';
import { fileErrors } from './errors';

/** Reads no more than a PDF may have; the first byte beyond ends it, and whatever is still to come is not taken in. */
export async function readPdfStream(stream: ReadableStream<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) break;
    size += value.length;
    if (size > MAX_PDF_BYTES) {
      // Not waited for: what Next hands over settles this only once the sender has ended.
      reader?.cancel().catch(() => undefined);
      throw fileErrors.tooLarge();
    }
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

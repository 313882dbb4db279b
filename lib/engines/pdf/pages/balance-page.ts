import { PDFArray, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { decodeStream, StreamTooLarge } from './decode-stream.ts';
import { graphicsBalance } from './graphics-balance.ts';

/** Bytes of decoded content; a dense map has about thirty million. */
const MAX_DECODED = 60_000_000;
const NEW_LINE = Uint8Array.of(10);

/**
 * Closes what a page's content leaves open: its scaling or turning would drag our marks along.
 * Throws StreamTooLarge if the content is larger than any page needs.
 */
export function balancePage(page: PDFPage): void {
  const { context } = page.doc;
  const key = PDFName.of('Contents');
  const held = page.node.get(key);
  const contents = page.node.lookup(key);
  if (!held || !contents) return;
  const entries = contents instanceof PDFArray ? contents.asArray() : [held];
  const parts: Uint8Array[] = [];
  let total = 0;
  for (const entry of entries) {
    try {
      const part = decodeStream(context.lookup(entry), MAX_DECODED - total + 1);
      total += part.length;
      parts.push(part, NEW_LINE);
    } catch (error) {
      if (error instanceof StreamTooLarge) throw error;
      // Readers that cannot decode it draw nothing of it either.
      return;
    }
    if (total > MAX_DECODED) throw new StreamTooLarge('a page with too much content');
  }
  const { missingSaves, missingRestores } = graphicsBalance(Buffer.concat(parts));
  if (missingSaves === 0 && missingRestores === 0) return;
  const before = context.register(context.stream('q\n'.repeat(missingSaves)));
  const after = context.register(context.stream(`\n${'Q\n'.repeat(missingRestores)}`));
  page.node.set(key, context.obj([before, ...entries, after]));
}

import { decodePDFRawStream, PDFArray, PDFContentStream, PDFName, type PDFObject, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import { graphicsBalance } from '@/lib/engines/pdf/graphics-balance';

/** Bytes of decoded content beyond which a page is left as it is. */
const MAX_DECODED = 20_000_000;
const NEW_LINE = Uint8Array.of(10);

function decoded(stream: PDFObject | undefined): Uint8Array {
  if (stream instanceof PDFRawStream) return decodePDFRawStream(stream).decode();
  if (stream instanceof PDFContentStream) return stream.getUnencodedContents();
  return new Uint8Array();
}

/** Closes what a page's content leaves open: its scaling or turning would drag our marks along. */
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
    let part: Uint8Array;
    try {
      part = decoded(context.lookup(entry));
    } catch {
      // Readers that cannot decode it draw nothing of it either.
      return;
    }
    total += part.length;
    if (total > MAX_DECODED) return;
    parts.push(part, NEW_LINE);
  }
  const { missingSaves, missingRestores } = graphicsBalance(Buffer.concat(parts));
  if (missingSaves === 0 && missingRestores === 0) return;
  const before = context.register(context.stream('q\n'.repeat(missingSaves)));
  const after = context.register(context.stream(`\n${'Q\n'.repeat(missingRestores)}`));
  page.node.set(key, context.obj([before, ...entries, after]));
}

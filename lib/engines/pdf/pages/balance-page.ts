import { deflateSync } from 'node:zlib';
import { PDFArray, PDFName, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import { decodeTolerantly, StreamTooLarge } from './decode-stream.ts';
import { balanceOf } from './graphics-balance.ts';

/** Bytes of decoded content; a dense map has about thirty million. */
const MAX_DECODED = 60_000_000;
const NEW_LINE = Uint8Array.of(10);
const BLANK = 32;

const contentsKey = PDFName.of('Contents');

/**
 * A page's content, decoded, its parts one after the other; `isWhole` is false where something of it is damaged. Throws StreamTooLarge if it
 * is larger than any page needs.
 */
export function pageContent(page: PDFPage): { content: Uint8Array; isWhole: boolean } {
  const { context } = page.doc;
  const held = page.node.get(contentsKey);
  const contents = page.node.lookup(contentsKey);
  if (!held || !contents) return { content: new Uint8Array(), isWhole: true };
  const parts: Uint8Array[] = [];
  let total = 0;
  let isPageWhole = true;
  for (const entry of contents instanceof PDFArray ? contents.asArray() : [held]) {
    const { bytes, isWhole } = decodeTolerantly(context.lookup(entry), MAX_DECODED - total + 1);
    total += bytes.length;
    parts.push(bytes, NEW_LINE);
    if (!isWhole) isPageWhole = false;
    if (total > MAX_DECODED) throw new StreamTooLarge('a page with too much content');
  }
  return { content: Buffer.concat(parts), isWhole: isPageWhole };
}

/** Makes one stream of a page's content. */
export function setPageContent(page: PDFPage, content: Uint8Array): void {
  const { context } = page.doc;
  const stream = PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), deflateSync(content));
  page.node.set(contentsKey, context.obj([context.register(stream)]));
  // The library would go on writing into the stream that it made before.
  Object.assign(page, { contentStream: undefined, contentStreamRef: undefined });
}

/** Content without what stands at some places of one byte. */
export function blanked(content: Uint8Array, places: readonly number[]): Uint8Array {
  const changed = Uint8Array.from(content);
  for (const place of places) changed[place] = BLANK;
  return changed;
}

/**
 * Closes what a page's content leaves open: its scaling, its open string or its open mark would drag along or swallow what is laid
 * over it. Throws StreamTooLarge if the content is larger than any page needs.
 */
export function balancePage(page: PDFPage): void {
  const { content } = pageContent(page);
  const { surplus, closing } = balanceOf(content);
  if (surplus.length === 0 && closing === '') return;
  setPageContent(page, Buffer.concat([blanked(content, surplus), Buffer.from(closing)]));
}

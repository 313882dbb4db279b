import { inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFContentStream, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

/** A stream that becomes larger than it may. */
export class StreamTooLarge extends Error {}

const FLATE = new Set(['/FlateDecode', '/Fl']);

/** Whether deflate is all that was done to a stream, so that it can be undone with a limit. */
function isPlainFlate(stream: PDFRawStream): boolean {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  return FLATE.has(String(only)) && !stream.dict.has(PDFName.of('DecodeParms'));
}

/** How many filters were laid over one another. */
function chainLength(stream: PDFRawStream): number {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  return filter instanceof PDFArray ? filter.size() : 1;
}
/** Filters in a row multiply what each of them can make of a byte. */
const MAX_CHAIN = 4;

/** The decoded bytes of a content stream. Throws StreamTooLarge if they are more than `maxBytes`. */
export function decodeStream(stream: PDFObject | undefined, maxBytes: number): Uint8Array {
  if (stream instanceof PDFContentStream) return stream.getUnencodedContents();
  if (!(stream instanceof PDFRawStream)) return new Uint8Array();
  if (chainLength(stream) > MAX_CHAIN) throw new StreamTooLarge('too many filters');
  if (isPlainFlate(stream)) {
    try {
      return inflateSync(stream.contents, { maxOutputLength: maxBytes });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new StreamTooLarge('more than it may have');
      // What zlib finds damaged the tolerant reader may still decode in part.
    }
  }
  const decoded = decodePDFRawStream(stream).decode();
  if (decoded.length > maxBytes) throw new StreamTooLarge('more than it may have');
  return decoded;
}

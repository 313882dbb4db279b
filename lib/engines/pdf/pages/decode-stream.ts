import { constants, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFContentStream, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

/** A stream that becomes larger than it may. */
export class StreamTooLarge extends Error {}

const FLATE = new Set(['/FlateDecode', '/Fl']);
/** Short names, which are meant for inline pictures alone and yet stand elsewhere. */
const SHORT: Record<string, string> = {
  '/A85': 'ASCII85Decode',
  '/AHx': 'ASCIIHexDecode',
  '/Fl': 'FlateDecode',
  '/LZW': 'LZWDecode',
  '/RL': 'RunLengthDecode',
};

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

/** The same stream with its filters by their long names, which alone the library knows. */
function inLongNames(stream: PDFRawStream): PDFRawStream {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const names = (filter instanceof PDFArray ? filter.asArray() : [filter]).map(String);
  if (!names.some((one) => one in SHORT)) return stream;
  const dict = stream.dict.clone();
  dict.set(PDFName.of('Filter'), stream.dict.context.obj(names.map((one) => PDFName.of(SHORT[one] ?? one.slice(1)))));
  return PDFRawStream.of(dict, stream.contents);
}

/** What a content stream decodes to as far as it can be; `isWhole` is false where it is damaged. Throws StreamTooLarge. */
export function decodeTolerantly(stream: PDFObject | undefined, maxBytes: number): { bytes: Uint8Array; isWhole: boolean } {
  if (stream instanceof PDFRawStream && isPlainFlate(stream)) {
    try {
      return { bytes: inflateSync(stream.contents, { maxOutputLength: maxBytes }), isWhole: true };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new StreamTooLarge('more than it may have');
    }
    return { bytes: partOf(stream, maxBytes), isWhole: false };
  }
  try {
    return { bytes: decodeStream(stream, maxBytes), isWhole: true };
  } catch (error) {
    if (error instanceof StreamTooLarge) throw error;
    return { bytes: new Uint8Array(), isWhole: false };
  }
}

/** What can be inflated of a damaged stream. */
function partOf(stream: PDFRawStream, maxBytes: number): Uint8Array {
  try {
    return inflateSync(stream.contents, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    // Damage in the middle; the tolerant reader may still decode what stands before.
  }
  try {
    return decodeStream(stream, maxBytes);
  } catch (error) {
    if (error instanceof StreamTooLarge) throw error;
    return new Uint8Array();
  }
}

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
  const decoded = decodePDFRawStream(inLongNames(stream)).decode();
  if (decoded.length > maxBytes) throw new StreamTooLarge('more than it may have');
  return decoded;
}

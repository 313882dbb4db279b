import { deflateSync } from 'node:zlib';
import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib';
import { decodeTolerantly, StreamTooLarge } from '../../pages/decode-stream.ts';
import { partsOfSpace } from './space-parts.ts';

const name = (text: string): PDFName => PDFName.of(text);
/** Bytes; of larger pictures the data are not counted. */
const MAX_BYTES = 40_000_000;
const FLATE = '/FlateDecode';
/** What can be undone here; all others know by themselves how many dots they have. */
const UNDONE = new Set([FLATE, '/LZWDecode', '/ASCII85Decode', '/ASCIIHexDecode', '/RunLengthDecode']);
const PNG_PREDICTORS = 10;

/** Gives a picture with less data than its dots need zeros for the rest, as PDFium does: some programs leave those dots out. */
export function makePictureWhole(image: PDFStream): void {
  const filters = filtersOf(image.dict);
  if (!(image instanceof PDFRawStream) || !filters.every((filter) => UNDONE.has(filter))) return;
  const held = image.dict.lookup(name('DecodeParms'));
  const parameters = held instanceof PDFArray && held.size() > 0 ? held.lookup(0) : held;
  // With several filters, or with codes of its own, what is laid over what would be known by the library alone.
  if (parameters instanceof PDFDict && (filters.length !== 1 || filters[0] !== FLATE)) return;
  const needed = bytesNeeded(image.dict, parameters instanceof PDFDict ? parameters : undefined);
  if (needed === undefined || needed > MAX_BYTES) return;
  const bytes = dataOf(image, needed);
  if (bytes === undefined || bytes.length >= needed) return;
  const whole = new Uint8Array(needed);
  whole.set(bytes);
  image.dict.set(name('Filter'), name('FlateDecode'));
  image.updateContents(deflateSync(whole));
}

function filtersOf(dict: PDFDict): string[] {
  const held = dict.lookup(name('Filter'));
  return held instanceof PDFArray ? held.asArray().map((one) => String(dict.context.lookup(one))) : held ? [String(held)] : [];
}

function bytesNeeded(dict: PDFDict, parameters: PDFDict | undefined): number | undefined {
  const isStencil = dict.lookup(name('ImageMask')) === PDFBool.True;
  const [width, height] = [numberOf(dict, 'Width'), numberOf(dict, 'Height')];
  const depth = isStencil ? 1 : numberOf(dict, 'BitsPerComponent');
  const parts = isStencil ? 1 : partsOfSpace(dict.lookup(name('ColorSpace')));
  if (!(width && height && depth && parts)) return undefined;
  const isFiltered = parameters !== undefined && (numberOf(parameters, 'Predictor') ?? 1) >= PNG_PREDICTORS;
  return height * (Math.ceil((width * depth * parts) / 8) + (isFiltered ? 1 : 0));
}

function numberOf(dict: PDFDict, key: string): number | undefined {
  const held = dict.lookup(name(key));
  return held instanceof PDFNumber && held.asNumber() > 0 ? held.asNumber() : undefined;
}

/** Undefined where there are more than needed. */
function dataOf(image: PDFRawStream, needed: number): Uint8Array | undefined {
  if (!image.dict.has(name('Filter'))) return image.contents;
  const dict = image.dict.clone();
  dict.delete(name('DecodeParms'));
  try {
    return decodeTolerantly(PDFRawStream.of(dict, image.contents), needed).bytes;
  } catch (error) {
    if (error instanceof StreamTooLarge) return undefined;
    throw error;
  }
}

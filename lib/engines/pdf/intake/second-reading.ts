import {
  EncryptedPDFError,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { openPdf } from '../open-pdf.ts';
import { decodeTolerantly } from '../pages/decode-stream.ts';

const HEADER = /(?<![\d.])(\d{1,7})[ \t\r\n]+(\d{1,5})[ \t\r\n]+obj\b/g;
/** Nestings of one object that are compared. */
const MAX_DEPTH = 40;
/** What PDFium writes anew in its own way. */
const filterKey = PDFName.of('Filter');
/** Bytes of one stream as it was; and of a line break. */
const MAX_DATA = 10_000_000;
const LINE_BREAK = 2;
const OF_WRITING = new Set(['Length', 'Filter', 'DecodeParms'].map((key) => PDFName.of(key)));

/**
 * Whether a file with several versions of an object holds others in its last places than PDFium finds by its cross-reference tables:
 * a reader that rebuilds the tables, or follows another chain of them, would show other pages. `read` is PDFium's reading.
 */
export async function hasSecondReading(bytes: Uint8Array, read: PDFDocument): Promise<boolean> {
  if (!hasVersions(bytes)) return false;
  let other: PDFDocument;
  try {
    other = await openPdf(bytes);
  } catch (error) {
    // Of an encrypted file the other reading would have to be decrypted first; PDFium's alone is signed.
    return !(error instanceof EncryptedPDFError);
  }
  const [root, otherRoot] = [read, other].map(({ context }) => context.trailerInfo.Root);
  if (!(root instanceof PDFRef && otherRoot instanceof PDFRef && root.objectNumber === otherRoot.objectNumber)) return true;
  return !isSameWithin(read.context, other.context);
}

/** Whether an object is written more than once in a file. */
function hasVersions(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const seen = new Set<string>();
  let lists = 0;
  for (let at = text.indexOf('startxref'); at !== -1; at = text.indexOf('startxref', at + 9)) lists += 1;
  if (lists > 1) return true;
  for (const [, number, generation] of text.matchAll(HEADER)) {
    const key = `${number} ${generation}`;
    if (seen.has(key)) return true;
    seen.add(key);
  }
  return false;
}

/** Compares all that pages lead to, by the numbers of objects: not all writers count their generations. */
function isSameWithin(one: PDFContext, other: PDFContext): boolean {
  const others = new Map(other.enumerateIndirectObjects().map(([{ objectNumber }, object]) => [objectNumber, object]));
  const stack: PDFRef[] = [one.trailerInfo.Root].filter((root) => root instanceof PDFRef);
  const seen = new Set<PDFRef>(stack);
  const meet = (reference: PDFRef) => {
    if (!seen.has(reference)) stack.push(reference);
    seen.add(reference);
  };
  for (let reference = stack.pop(); reference; reference = stack.pop()) {
    if (!isSame(one.lookup(reference), others.get(reference.objectNumber), meet)) return false;
  }
  return true;
}

function isSame(one: PDFObject | undefined, other: PDFObject | undefined, meet: (reference: PDFRef) => void, depth = 0): boolean {
  if (depth > MAX_DEPTH) return true;
  // What one of them cannot read, or reads as nothing.
  if (one === undefined || one === PDFNull) return other === undefined || other === PDFNull || other instanceof PDFInvalidObject;
  if (one instanceof PDFRef) {
    meet(one);
    return other instanceof PDFRef && one.objectNumber === other.objectNumber;
  }
  if (one instanceof PDFNumber)
    return other instanceof PDFNumber && Math.abs(one.asNumber() - other.asNumber()) <= 1e-3 * Math.max(1, Math.abs(one.asNumber()));
  if (one instanceof PDFName) return other instanceof PDFName && unescaped(one.decodeText()) === unescaped(other.decodeText());
  if (one instanceof PDFBool) return other instanceof PDFBool && one.asBoolean() === other.asBoolean();
  if (isText(one)) return isText(other) && Buffer.compare(one.asBytes(), other.asBytes()) === 0;
  if (one instanceof PDFArray) {
    if (!(other instanceof PDFArray) || one.size() !== other.size()) return false;
    return one.asArray().every((held, index) => isSame(held, other.get(index), meet, depth + 1));
  }
  if (one instanceof PDFStream) {
    const isAlike = one instanceof PDFRawStream && other instanceof PDFRawStream && hasSameData(one, other);
    return isAlike && isSame(one.dict, other.dict, meet, depth + 1);
  }
  if (!(one instanceof PDFDict) || !(other instanceof PDFDict)) return false;
  return one.entries().every(([key, held]) => OF_WRITING.has(key) || key === PDFName.Parent || isSame(held, heldBy(other, key), meet, depth + 1));
}

/** The library leaves escapes in small letters as they stand. */
const unescaped = (name: string): string => name.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const isText = (value: PDFObject | undefined): value is PDFString | PDFHexString => value instanceof PDFString || value instanceof PDFHexString;

/** PDFium packs what was not packed; and readers differ in whether a last line break belongs to a stream. */
function hasSameData(one: PDFRawStream, other: PDFRawStream): boolean {
  const isPacked = one.dict.has(filterKey) && !other.dict.has(filterKey);
  const [mine, its] = [isPacked ? decodeTolerantly(one, MAX_DATA).bytes : one.contents, other.contents];
  const shared = Math.min(mine.length, its.length);
  return Math.abs(mine.length - its.length) <= LINE_BREAK && Buffer.compare(mine.subarray(0, shared), its.subarray(0, shared)) === 0;
}

function heldBy(dict: PDFDict, key: PDFName): PDFObject | undefined {
  const value = dict.get(key);
  if (value) return value;
  const decoded = key.decodeText();
  return dict.entries().find(([one]) => unescaped(one.decodeText()) === decoded)?.[1];
}

import { type PDFArray, PDFHexString, PDFNumber, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { decodeTolerantly } from '../../pages/decode-stream.ts';
import { partsOfSpace } from './space-parts.ts';

const BASE = 1;
const LAST = 2;
const TABLE = 3;
const MOST = 255;

/** Gives a table of colours with fewer than it says zeros for the rest: of colours that are not there programs make something else each. */
export function makeTableWhole(space: PDFArray): void {
  const last = space.size() > TABLE ? space.lookup(LAST) : undefined;
  const parts = space.size() > BASE ? partsOfSpace(space.lookup(BASE)) : undefined;
  if (!(last instanceof PDFNumber) || !parts) return;
  const needed = (Math.min(MOST, Math.max(0, last.asNumber())) + 1) * parts;
  const bytes = bytesOf(space, needed);
  if (!bytes || bytes.length >= needed) return;
  const whole = Buffer.alloc(needed);
  whole.set(bytes);
  space.set(TABLE, PDFHexString.of(whole.toString('hex')));
}

function bytesOf(space: PDFArray, needed: number): Uint8Array | undefined {
  const table = space.lookup(TABLE);
  if (table instanceof PDFString || table instanceof PDFHexString) return table.asBytes();
  if (!(table instanceof PDFRawStream)) return undefined;
  try {
    return decodeTolerantly(table, needed).bytes;
  } catch {
    // More than it needs.
    return undefined;
  }
}

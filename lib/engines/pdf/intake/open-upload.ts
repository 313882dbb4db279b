import { PDFDict, type PDFDocument } from '@cantoo/pdf-lib';
import { endIfUnsound } from '../../processes/end-if-unsound.ts';
import { openPdf } from '../open-pdf.ts';
import { pdfiumCopy } from '../pages/pdfium-copy.ts';
import { BROKEN } from './file-faults.ts';
import { refuseFile } from './refuse-file.ts';
import { hasSecondReading } from './second-reading.ts';

/** Bytes at the end of a file among which its last mark must stand; some servers append lines of their own. */
const TAIL_BYTES = 16_384;
const CUT_OFF = 'The PDF is not complete: its end is missing. Send it again; if that does not help, save it anew.';
const ENCRYPTED = 'The PDF needs a password to be opened. Remove the password, or print it to a new PDF, and send that.';
const TWO_READINGS =
  'The PDF holds more than one version of its contents, and programs do not agree which is the last. Print it to a new PDF, look at it, and send that.';

/** A file as it came, as PDFium reads it: open for change and without its encryption. */
export async function openUpload(bytes: Uint8Array): Promise<PDFDocument> {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-TAIL_BYTES);
  if (!tail.includes('startxref') && !tail.includes('%%EOF')) refuseFile('broken_pdf', CUT_OFF);
  const document = await openOrRefuse(bytes);
  if (!(document.catalog instanceof PDFDict)) refuseFile('broken_pdf', BROKEN);
  if (await hasSecondReading(bytes, document)) refuseFile('shown_differently', TWO_READINGS);
  return document;
}

async function openOrRefuse(bytes: Uint8Array): Promise<PDFDocument> {
  let copy: Uint8Array;
  try {
    copy = await pdfiumCopy(bytes);
  } catch (error) {
    endIfUnsound(error);
    const isLocked = error instanceof Error && /password|security/i.test(error.message);
    return isLocked ? refuseFile('encrypted_pdf', ENCRYPTED) : refuseFile('broken_pdf', BROKEN);
  }
  try {
    return await openPdf(copy);
  } catch {
    return refuseFile('broken_pdf', BROKEN);
  }
}

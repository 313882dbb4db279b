import { EncryptedPDFError, PDFDict, PDFDocument } from '@cantoo/pdf-lib';
import { openPdf } from '../open-pdf.ts';
import { BROKEN } from './file-faults.ts';
import { refuseFile } from './refuse-file.ts';

/** Bytes at the end of a file among which its last mark must stand; some servers append lines of their own. */
const TAIL_BYTES = 16_384;
const CUT_OFF = 'The PDF is not complete: its end is missing. Send it again; if that does not help, save it anew.';
const ENCRYPTED = 'The PDF needs a password to be opened. Remove the password, or print it to a new PDF, and send that.';
const OPTIONS = { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY };

/** A file as it came, open for change and without its encryption. */
export async function openUpload(bytes: Uint8Array): Promise<PDFDocument> {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-TAIL_BYTES);
  if (!tail.includes('startxref') && !tail.includes('%%EOF')) refuseFile('broken_pdf', CUT_OFF);
  const document = await openOrRefuse(bytes);
  if (!(document.catalog instanceof PDFDict)) refuseFile('broken_pdf', BROKEN);
  return document;
}

async function openOrRefuse(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await openPdf(bytes);
  } catch (error) {
    if (!(error instanceof EncryptedPDFError)) return refuseFile('broken_pdf', BROKEN);
  }
  try {
    return await openWithoutPassword(bytes);
  } catch {
    return refuseFile('encrypted_pdf', ENCRYPTED);
  }
}

/** A file whose password only keeps others from changing it opens with the empty one. */
async function openWithoutPassword(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.load(bytes, { ...OPTIONS, password: '' });
  // The second parse, which decrypts, takes a cross-reference stream for encrypted and loses what it says.
  const { context } = await PDFDocument.load(bytes, { ...OPTIONS, ignoreEncryption: true });
  const { Root, Info } = context.trailerInfo;
  if (Info) document.context.trailerInfo.Info = Info;
  const catalog = Root && document.context.lookup(Root);
  if (Root && catalog instanceof PDFDict) {
    document.context.trailerInfo.Root = Root;
    // For the library it is read-only, as nobody else needs to put it right.
    Object.assign(document, { catalog });
  }
  return document;
}

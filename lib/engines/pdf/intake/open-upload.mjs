import { EncryptedPDFError, PDFDict, PDFDocument } from '@cantoo/pdf-lib';
import { openPdf } from '../open-pdf.mjs';
import { refuse } from './refuse.mjs';

/** Bytes at the end of a file among which its last mark must stand; some servers append lines of their own. */
const TAIL_BYTES = 16_384;
const CUT_OFF = 'The PDF is not complete: its end is missing. Send it again; if that does not help, save it anew.';
export const BROKEN = 'The PDF is damaged and cannot be read. Open it in another program, print or save it as a new PDF, and send that.';
const ENCRYPTED = 'The PDF needs a password to be opened. Remove the password, or print it to a new PDF, and send that.';
const OPTIONS = { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY };

/** A file as it came, open for change and without its encryption. */
export async function openUpload(bytes) {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-TAIL_BYTES);
  if (!tail.includes('startxref') && !tail.includes('%%EOF')) refuse('broken_pdf', CUT_OFF);
  const document = await openOrRefuse(bytes);
  if (!(document.catalog instanceof PDFDict)) refuse('broken_pdf', BROKEN);
  return document;
}

async function openOrRefuse(bytes) {
  try {
    return await openPdf(bytes);
  } catch (error) {
    if (!(error instanceof EncryptedPDFError)) return refuse('broken_pdf', BROKEN);
  }
  try {
    return await openWithoutPassword(bytes);
  } catch {
    return refuse('encrypted_pdf', ENCRYPTED);
  }
}

/** A file whose password only keeps others from changing it opens with the empty one. */
async function openWithoutPassword(bytes) {
  const document = await PDFDocument.load(bytes, { ...OPTIONS, password: '' });
  // The second parse, which decrypts, takes a cross-reference stream for encrypted and loses what it says.
  const { context } = await PDFDocument.load(bytes, { ...OPTIONS, ignoreEncryption: true });
  const { Root, Info } = context.trailerInfo;
  if (Info) document.context.trailerInfo.Info = Info;
  if (Root && document.context.lookup(Root) instanceof PDFDict) {
    document.context.trailerInfo.Root = Root;
    document.catalog = document.context.lookup(Root);
  }
  return document;
}

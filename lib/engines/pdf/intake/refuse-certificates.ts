import { PDFDict, type PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { decodeStream } from '../pages/decode-stream.ts';
import { refuseFile } from './refuse-file.ts';

const name = (text: string): PDFName => PDFName.of(text);
/** Under which the certificate's pages are marked among the data of programs. */
export const PIECE = 'Paraph';
/** How the attachment with the evidence begins to say what it is. */
const EVIDENCE = 'paraph-evidence/';
const MAX_EVIDENCE_BYTES = 5_000_000;
const CARRIES =
  'The PDF carries a signing certificate of this service. Sealed a second time it would seem to certify the new file: send the document without the certificate’s pages.';

export const refuseCertificate = (): never => refuseFile('carries_certificate', CARRIES);

/** Refuses a file with the marks of one of our certificates: on a page, or the evidence as an attachment. */
export function refuseCertificates(document: PDFDocument): void {
  for (const { node } of document.getPages()) {
    const pieces = node.lookup(name('PieceInfo'));
    if (pieces instanceof PDFDict && pieces.has(name(PIECE))) refuseCertificate();
  }
  for (const [, object] of document.context.enumerateIndirectObjects()) if (object instanceof PDFStream && isEvidence(object)) refuseCertificate();
}

function isEvidence(stream: PDFStream): boolean {
  if (String(stream.dict.lookup(name('Type'))) !== '/EmbeddedFile') return false;
  try {
    return Buffer.from(decodeStream(stream, MAX_EVIDENCE_BYTES)).includes(EVIDENCE);
  } catch {
    return false;
  }
}

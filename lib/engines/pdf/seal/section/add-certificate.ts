import { PDFDict, type PDFDocument, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib';
import { PIECE } from '../../intake/refuse-certificates.ts';
import { appendPages } from '../../pages/append-pages.ts';
import { addBookmarks } from './add-bookmarks.ts';
import { addStructure } from './add-structure.ts';

export type CertificateSection = {
  pdf: Uint8Array;
  requestId: string;
  /** BCP 47. */
  locale: string;
  /** What the two parts of the file are called. */
  titles: { document: string; certificate: string };
  at: Date;
};

const name = (text: string): PDFName => PDFName.of(text);

/**
 * Adds the certificate behind the document as a section of its own: with a bookmark, as a part of the structure that screen readers
 * and software follow, and each page marked as what it is.
 */
export async function addCertificate(document: PDFDocument, { pdf, requestId, locale, titles, at }: CertificateSection): Promise<void> {
  const first = document.getPageCount();
  await appendPages(document, pdf);
  const pages = document.getPages().slice(first);
  for (const [index, page] of pages.entries()) markPage(page, { requestId, page: index + 1, pages: pages.length, at });
  addBookmarks(document, first, titles);
  addStructure(document, pages, { title: titles.certificate, locale });
}

function markPage({ node, doc: { context } }: PDFPage, { requestId, page, pages, at }: { requestId: string; page: number; pages: number; at: Date }): void {
  const held = node.lookup(name('PieceInfo'));
  const pieces = held instanceof PDFDict ? held : context.obj({});
  const facts = { Type: 'SigningCertificate', Request: PDFString.of(requestId), Page: page, Pages: pages };
  pieces.set(name(PIECE), context.obj({ LastModified: PDFString.fromDate(at), Private: facts }));
  node.set(name('PieceInfo'), pieces);
}

import { degrees, type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { openPdf } from '../open-pdf.ts';

/** Adds all pages of another PDF at the end. They look as they do alone, whatever the document's pages inherit. */
export async function appendPages(document: PDFDocument, pdf: Uint8Array): Promise<void> {
  const source = await openPdf(pdf);
  for (const page of await document.copyPages(source, source.getPageIndices())) {
    const { x, y, width, height } = page.getMediaBox();
    document.addPage(page);
    page.setMediaBox(x, y, width, height);
    page.setCropBox(x, y, width, height);
    page.setRotation(degrees(0));
    page.node.delete(PDFName.of('UserUnit'));
  }
}

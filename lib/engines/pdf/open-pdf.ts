import { PDFDocument } from '@cantoo/pdf-lib';

/** Opens a PDF for change without touching what it says about itself. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY, throwOnInvalidObject: false });

/** Object streams are off: making them takes time that grows with the square of the document. */
export const savePdf = (document: PDFDocument): Promise<Uint8Array> =>
  document.save({ useObjectStreams: false, objectsPerTick: Number.POSITIVE_INFINITY, addDefaultPage: false, updateFieldAppearances: false });

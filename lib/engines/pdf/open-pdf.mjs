import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * Opens a PDF for change without touching what it says about itself.
 * @param {Uint8Array} bytes
 * @returns {Promise<PDFDocument>}
 */
export const openPdf = (bytes) => PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY, throwOnInvalidObject: false });

/**
 * Object streams are off: making them takes time that grows with the square of the document.
 * @param {PDFDocument} document
 * @returns {Promise<Uint8Array>}
 */
export const savePdf = (document) =>
  document.save({ useObjectStreams: false, objectsPerTick: Number.POSITIVE_INFINITY, addDefaultPage: false, updateFieldAppearances: false });

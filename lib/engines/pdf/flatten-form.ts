import { type PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** Turns form fields into content: what was filled in stays visible and cannot be changed. */
export function flattenForm(document: PDFDocument): void {
  const key = PDFName.of('AcroForm');
  if (!document.catalog.get(key)) return;
  try {
    const form = document.getForm();
    // Appearances as the author's program drew them; made anew, scripts beyond Latin would be lost.
    form.flatten({ updateFieldAppearances: false });
  } catch {
    // A form that cannot be read is still drawn by its widgets, which without it are mere pictures.
  }
  document.catalog.delete(key);
}

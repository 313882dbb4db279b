import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** A small PDF, the same bytes for the same text. */
export async function plainPdf(text = 'Please sign this paper.', pages = 1): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1) pdf.addPage([595, 842]).drawText(page === 1 ? text : `Page ${page}`, { x: 72, y: 740, size: 14, font });
  return new Uint8Array(await pdf.save({ useObjectStreams: false }));
}

import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** Different in each round, so that nothing is answered from a cache. */
export const onePageOfMarkdown = (round: number) => ({
  markdown: `## Scope\n\n${'A sentence of the contract. '.repeat(60)}\n\n${round}\n\n{{date:signer}} {{signature:signer}}`,
});

/** Pages full of text. */
export async function contractPdf(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (let page = 1; page <= pages; page += 1) {
    const sheet = pdf.addPage([595, 842]);
    for (let line = 0; line < 45; line += 1)
      sheet.drawText(`${page}.${line} The supplier delivers the design within thirty days of the order and answers for it.`, {
        x: 60,
        y: 780 - line * 16,
        size: 11,
        font,
      });
  }
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

const WIDTH = 600;
const HEIGHT = 800; // points

/** Words on a page; left and top as fractions of the page, as placements have them. The text stands on its `top`. */
type Words = { text: string; left: number; top: number };

/** A PDF of these pages in base64, in Helvetica of 12 points. */
export async function pdfOf(pages: Words[][]): Promise<string> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const words of pages) {
    const page = pdf.addPage([WIDTH, HEIGHT]);
    for (const { text, left, top } of words) page.drawText(text, { x: left * WIDTH, y: HEIGHT - top * HEIGHT, size: 12, font });
  }
  return Buffer.from(await pdf.save()).toString('base64');
}

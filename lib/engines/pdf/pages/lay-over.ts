import { concatTransformationMatrix, type PDFDocument, type PDFPage, popGraphicsState, pushGraphicsState } from '@cantoo/pdf-lib';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { balancePage } from '@/lib/engines/pdf/pages/balance-page';
import { ensureMediaBox, pageGeometry } from '@/lib/engines/pdf/pages/page-geometry';
import type { Mark, MarkContent } from '@/lib/engines/pdf/seal/mark';
import { cleanText } from '@/lib/engines/pdf/typeset/clean-text';
import { fontStacks, languageOf } from '@/lib/engines/pdf/typeset/fonts';
import { typeset } from '@/lib/engines/pdf/typeset/typeset';

/** Points on a sheet as wide as A4. On another it is larger or smaller with the page, as the signing page shows every page equally wide. */
const DEFAULT_TEXT_SIZE = 11;
const A4_WIDTH = 595.28;
// The overlay becomes part of another document; its own date is never seen, and must not vary.
const NO_DATE = new Date(0);

/** Pictures that a template shows, by name; content as the template wants it. */
export class PictureShelf {
  readonly files: Record<string, Uint8Array> = {};

  /** A mark's content as JSON: pictures put away under a name, text cleaned. */
  place(content: MarkContent, pageWidth = A4_WIDTH): Record<string, unknown> {
    if (content.type === 'text') return { type: 'text', text: cleanText(content.text), size: content.size ?? (DEFAULT_TEXT_SIZE * pageWidth) / A4_WIDTH };
    if (content.type === 'handwriting') return { type: 'handwriting', text: cleanText(content.text) };
    const extension = content.type === 'image' ? 'png' : 'svg';
    const picture = `${Object.keys(this.files).length}.${extension}`;
    this.files[picture] = content.type === 'image' ? content.png : new TextEncoder().encode(content.svg);
    return { type: 'picture', picture };
  }
}

/** Lays marks, and a watermark on every page if given, over a document. */
export async function layOver(document: PDFDocument, marks: readonly Mark[], options: { locale: string; watermark?: string | undefined }): Promise<void> {
  const pages = document.getPages();
  const beyond = marks.find((mark) => !pages[mark.page - 1]);
  if (beyond) throw new DocumentRefusal('unknown_page', `The document has no page ${beyond.page}; it has ${pages.length}.`);
  const touched = pages
    .map((page, index) => ({ page, marks: marks.filter((mark) => mark.page === index + 1) }))
    .filter((one) => one.marks.length > 0 || options.watermark);
  if (touched.length === 0) return;
  const shelf = new PictureShelf();
  const overlay = await typeset({
    template: 'overlay.typ',
    data: {
      lang: languageOf(options.locale),
      fonts: fontStacks(options.locale),
      pages: touched.map((one) => {
        const { width, height } = pageGeometry(one.page);
        const placed = one.marks.map(({ x, y, width: w, height: h, ...content }) => ({ x, y, width: w, height: h, ...shelf.place(content, width) }));
        return { width, height, marks: placed, watermark: options.watermark ?? null };
      }),
    },
    pictures: shelf.files,
    tagged: false,
    createdAt: NO_DATE,
  });
  const embedded = await document.embedPdf(
    overlay.pdf,
    touched.map((_, index) => index),
  );
  for (const [index, one] of touched.entries()) {
    const sheet = embedded[index];
    if (sheet) drawSheet(one.page, sheet);
  }
}

function drawSheet(page: PDFPage, sheet: Parameters<PDFPage['drawPage']>[0]): void {
  ensureMediaBox(page);
  balancePage(page);
  const { width, height, matrix } = pageGeometry(page);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix));
  page.drawPage(sheet, { x: 0, y: 0, width, height });
  page.pushOperators(popGraphicsState());
}

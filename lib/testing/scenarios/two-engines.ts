import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shotOf } from '@/lib/engines/pdf/comparison/pdfium-shots';
import { withDocument, withFilledPage } from '@/lib/engines/pdf/pages/pdfium-document';

/** A page as numbers that stand for colours, from its top left as a reader shows it. */
export type Seen = { width: number; height: number; pixels: Uint32Array };
type Engine = (pdf: Uint8Array, page: number, widthPx: number) => Promise<Seen>;

/** The engine of the product, as a reader that is made with it shows a page. */
const byPdfium: Engine = (pdf, page, widthPx) =>
  withDocument(pdf, (document) =>
    withFilledPage(document, page - 1, ({ width, height, ...shown }) => {
      const heightPx = Math.round((widthPx * height) / width);
      return {
        width: widthPx,
        height: heightPx,
        pixels: shotOf(shown, { width: widthPx, height: heightPx, left: 0, top: 0, across: widthPx, down: heightPx }),
      };
    }),
  );

/** Another reader, as it shows a page on screen. */
const byPoppler: Engine = async (pdf, page, widthPx) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-engines-'));
  try {
    const file = path.join(folder, 'page.pdf');
    writeFileSync(file, pdf);
    const which = ['-gray', '-cropbox', '-scale-to-x', `${widthPx}`, '-scale-to-y', '-1', '-f', `${page}`, '-l', `${page}`];
    const pgm = execFileSync('pdftoppm', [...which, file], { maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] });
    const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 64).toString('latin1')) ?? [];
    if (!head) throw new Error('pdftoppm gave no picture');
    return { width: Number(width), height: Number(height), pixels: Uint32Array.from(pgm.subarray(head.length)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const engines = { PDFium: byPdfium, poppler: byPoppler };
export type EngineName = keyof typeof engines;

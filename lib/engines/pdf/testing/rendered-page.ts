import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawPage } from '@/lib/engines/pdf/pages/page-reading';

/** Shades of grey, row by row from the top left. */
export type Rendered = { shades: Uint8Array; width: number; height: number };

/** A page by the product's own engine and by another, each so many pixels wide. */
export const renderers = {
  async pdfium(pdf: Uint8Array, page: number, widthPx: number): Promise<Rendered> {
    const picture = await drawPage(pdf, page, widthPx);
    const { data, info } = await sharp(picture.webp).greyscale().raw().toBuffer({ resolveWithObject: true });
    return { shades: data, width: info.width, height: info.height };
  },
  async poppler(pdf: Uint8Array, page: number, widthPx: number): Promise<Rendered> {
    const folder = mkdtempSync(path.join(tmpdir(), 'paraph-rendered-'));
    try {
      const file = path.join(folder, 'page.pdf');
      writeFileSync(file, pdf);
      const args = ['-gray', '-cropbox', '-scale-to-x', String(widthPx), '-scale-to-y', '-1', '-f', String(page), '-l', String(page), file];
      const pgm = execFileSync('pdftoppm', args, { maxBuffer: 64 * 1024 * 1024 });
      const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 64).toString('latin1'));
      if (!header) throw new Error('pdftoppm gave no picture');
      return { shades: pgm.subarray(header[0].length), width: Number(header[1]), height: Number(header[2]) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

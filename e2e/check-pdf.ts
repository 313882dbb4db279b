import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Lets a check read the bytes from a file of its own. */
function asFile<T>(pdf: Buffer, check: (file: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-pdf-'));
  try {
    const file = path.join(folder, 'signed.pdf');
    writeFileSync(file, pdf);
    return check(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What poppler's own checker says of the seal. */
export const sealOf = (pdf: Buffer): string => asFile(pdf, (file) => execFileSync('pdfsig', ['-nocert', file], { encoding: 'utf8' }));

export const textOf = (pdf: Buffer): string => asFile(pdf, (file) => execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }));

/** The exit code of `qpdf --check`: 0 means that it found nothing. */
export const structureOf = (pdf: Buffer): number | null => asFile(pdf, (file) => spawnSync('qpdf', ['--check', file]).status);

type Box = { x: number; y: number; width: number; height: number };
const DOTS_PER_INCH = 96;
const DARK = 128; // of 255

/** A page as poppler draws it: answers the share of a box (fractions of the page) that bears ink. */
export function inkOn(pdf: Buffer, page: number): (box: Box) => number {
  const picture = asFile(pdf, (file) =>
    execFileSync('pdftoppm', ['-gray', '-r', String(DOTS_PER_INCH), '-f', String(page), '-l', String(page), file], { maxBuffer: 64 * 1024 * 1024 }),
  );
  const [head = '', width = '', height = ''] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1', 0, 64)) ?? [];
  const pixels = picture.subarray(head.length);
  return ({ x, y, width: across, height: down }) => {
    let dark = 0;
    let all = 0;
    for (let row = Math.round(y * Number(height)); row < Math.round((y + down) * Number(height)); row += 1)
      for (let column = Math.round(x * Number(width)); column < Math.round((x + across) * Number(width)); column += 1) {
        all += 1;
        if ((pixels[row * Number(width) + column] ?? 255) < DARK) dark += 1;
      }
    return dark / all;
  };
}

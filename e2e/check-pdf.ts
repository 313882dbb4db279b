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

import { PDFArray, PDFDict, PDFName, PDFStream } from '@cantoo/pdf-lib';
import type { FontUse } from '../closed/close-contents.ts';
import { refuseFile } from '../refuse-file.ts';
import { embedHan } from './embed-han.ts';
import { embedStandard } from './embed-standard.ts';
import { hasLetters } from './standard-letters.ts';
import { familyName, standardFont } from './standard-names.ts';

const name = (text: string): PDFName => PDFName.of(text);
const SIMPLE = new Set(['/Type1', '/MMType1', '/TrueType']);

/**
 * Makes each font that text is drawn with a part of the document, so that every reader draws the same letters. What is neither a standard font
 * nor one of the usual codings of Chinese, Japanese and Korean is refused by its name and page. `fontFiles` are ours. Gives back the pages
 * whose letters are now those, and which look another way than before.
 */
export async function embedFonts(uses: readonly FontUse[], fontFiles: readonly string[]): Promise<number[]> {
  const redrawn = new Set<number>();
  for (const { font, pages, strings } of uses) {
    if (isEmbedded(font) || [...strings].every((string) => string === '')) continue;
    const title = familyName(font.lookup(name('BaseFont')) instanceof PDFName ? font.lookup(name('BaseFont'), PDFName).decodeText() : '');
    const kind = String(font.lookup(name('Subtype')));
    const face = SIMPLE.has(kind) ? standardFont(title) : undefined;
    if (face && hasLetters(font, face, strings)) await embedStandard(font, face, strings);
    else if (kind !== '/Type0' || !(await embedHan(font, strings, fontFiles))) refuseFont(title, Math.min(...pages));
    else for (const page of pages) redrawn.add(page);
  }
  return [...redrawn].sort((one, other) => one - other);
}

/** `title` is what the file calls the font. */
export function refuseFont(title: string, page: number): never {
  return refuseFile(
    'font_not_embedded',
    `Page ${page} is set in the font ${title ? `"${title.slice(0, 60)}"` : 'without a name'}, which the PDF does not bring along, so that every program draws other letters in its place. Export the PDF with all fonts embedded (as PDF/A, for example), or print it to a new PDF, and send that.`,
  );
}

/** Whether a font brings its letters along. Those of Type 3 are drawn by the document itself. */
export function isEmbedded(font: PDFDict): boolean {
  if (String(font.lookup(name('Subtype'))) === '/Type3') return true;
  const descendants = font.lookup(name('DescendantFonts'));
  const descendant = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  const descriptor = (descendant instanceof PDFDict ? descendant : font).lookup(name('FontDescriptor'));
  return descriptor instanceof PDFDict && ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.lookup(name(key)) instanceof PDFStream);
}

import type { PDFDocument } from '@cantoo/pdf-lib';
import { withoutInvisible } from '../../../core/text/invisible.ts';
import { LARGEST_PAGE_POINTS } from '../document-limits.ts';
import { pageGeometry } from '../pages/page-geometry.ts';
import type { Size } from '../place.ts';
import { refuseFile } from './refuse-file.ts';

/** Points: half an inch. */
const SMALLEST = 36;
/** A page that is longer than this many times its width cannot be shown in one picture. */
const MAX_PROPORTION = 20;
const MAX_TITLE_LENGTH = 200;
/** What programs write in place of what they could not read. */
const LOST = /[\ufffc\ufffd]/g;

/** Sizes of all pages in points as displayed. */
export function pageSizes(document: PDFDocument): Size[] {
  return document.getPages().map((page, index) => {
    const { width, height } = pageGeometry(page);
    const isOdd =
      Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST_PAGE_POINTS || Math.max(width, height) > MAX_PROPORTION * Math.min(width, height);
    if (isOdd) {
      const size = [width, height].map((side) => Number(side.toPrecision(4))).join(' x ');
      refuseFile('too_complex', `Page ${index + 1} measures ${size} points, which cannot be shown. Export the PDF on paper of a common size.`);
    }
    return { width, height };
  });
}

/** The document's own title as one tidy line; empty if it has none. */
export function titleOf(document: PDFDocument): string {
  let title: string;
  try {
    title = document.getTitle() ?? '';
  } catch {
    return '';
  }
  const line = withoutInvisible(title.replace(/\s+/g, ' ')).replace(LOST, '').trim().normalize('NFC');
  return [...line].slice(0, MAX_TITLE_LENGTH).join('').trim();
}

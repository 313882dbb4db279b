import { PDFArray, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { boxOfArray } from '../../pages/page-geometry.ts';
import { refuseUnclear } from './refuse-unclear.ts';

const name = (text: string): PDFName => PDFName.of(text);
/** Points: the border that programs which set text put around a link, and the least that it stands around to be one. */
const USUAL_BORDER = 2;
const LEAST_INSIDE = 4;

/**
 * Refuses a link by which some programs show more than that it is one: a drawing of its own, or a border that strikes out or covers
 * what it stands around. A usual border is passed over, as by most programs on screen and by all on paper.
 */
export function refuseDrawnLink(link: PDFDict, isDrawn: boolean, page: number): void {
  if (isDrawn) refuseUnclear(page, 'holds a link with a drawing of its own, which some programs show and others do not');
  const [width, box] = [borderOf(link), boxOfArray(link.lookup(name('Rect')))];
  if (width <= 0 || !box) return;
  const inside = Math.min(box.width, box.height) - width;
  if (width > USUAL_BORDER || inside < LEAST_INSIDE) refuseUnclear(page, 'holds a link whose border some programs draw over its text and others do not');
}

/** Its width in points; 1 where the link says nothing of it. */
function borderOf(link: PDFDict): number {
  const [style, border] = [link.lookup(name('BS')), link.lookup(name('Border'))];
  const width = style instanceof PDFDict ? style.lookup(name('W')) : border instanceof PDFArray && border.size() > 2 ? border.lookup(2) : undefined;
  return width instanceof PDFNumber ? width.asNumber() : 1;
}

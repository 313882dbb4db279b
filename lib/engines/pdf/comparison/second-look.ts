import type { PDFiumDocument } from '@hyzyla/pdfium';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withDocument, withPage } from '../pages/pdfium-document.ts';
import type { Box } from '../place.ts';
import { differingAcross } from './across-engines.ts';
import type { Finding, SecondLook } from './comparison-jobs.ts';
import { DrawingCost } from './drawing-cost.ts';
import { differingPart, lookAt, WHOLE_PAGE } from './looks.ts';
import { shotOf } from './pdfium-shots.ts';
import { OperationsReader } from './pdfjs-operations.ts';
import { drawnByPdfjs, withPdfjs } from './pdfjs-shots.ts';
import { areSameOperations } from './same-operations.ts';

/**
 * Looks at pages that readers are known to draw differently, as they are presented, in both engines; and, where readers are known to
 * differ about the original, in pdf.js before and after it was taken in.
 */
export async function secondLook({ presented, before, pages, oddlyDrawn }: SecondLook): Promise<Finding | null> {
  const cost = new DrawingCost();
  const inBoth = () => withDocument(presented, (inPdfium) => withPdfjs(presented, (inPdfjs) => findingAcross(oddlyDrawn, inPdfium, inPdfjs, cost)));
  const across = oddlyDrawn.length > 0 ? await inBoth() : null;
  if (across || !before) return across;
  return withPdfjs(before.original, (original) => withPdfjs(before.taken, (taken) => findingBefore(pages, before.undrawn, original, taken, cost)));
}

async function findingAcross(pages: number[], inPdfium: PDFiumDocument, inPdfjs: PDFDocumentProxy, cost: DrawingCost): Promise<Finding | null> {
  for (const index of pages) {
    const other = await inPdfjs.getPage(index + 1);
    const box = await withPage(inPdfium, index, (page, width, height) =>
      differingAcross({ width, height, shot: (frame) => shotOf({ page, form: null }, frame) }, drawnByPdfjs(other, false)),
    );
    if (box) return { kind: 'shown_differently', page: index + 1, box };
    other.cleanup();
    cost.check(index + 1);
  }
  return null;
}

type Readers = Record<'original' | 'taken', OperationsReader>;

async function findingBefore(
  pages: number[],
  undrawn: Box[][],
  original: PDFDocumentProxy,
  taken: PDFDocumentProxy,
  cost: DrawingCost,
): Promise<Finding | null> {
  if (original.numPages !== taken.numPages) return { kind: 'shown_differently', page: Math.min(original.numPages, taken.numPages) + 1, box: WHOLE_PAGE };
  const readers = { original: new OperationsReader(), taken: new OperationsReader() };
  for (const index of pages) {
    const [before, presented] = [await original.getPage(index + 1), await taken.getPage(index + 1)];
    const differing = await differenceBetween(before, presented, readers, undrawn[index]);
    if (differing) return { kind: 'shown_differently', page: index + 1, box: differing };
    before.cleanup();
    presented.cleanup();
    cost.check(index + 1);
  }
  return null;
}

/** Most pages are drawn by the very same operations before and after; drawing, which takes ten times as long, is for those that are not. */
async function differenceBetween(before: PDFPageProxy, presented: PDFPageProxy, readers: Readers, leftOut: Box[] | undefined): Promise<Box | null> {
  const [one, other] = [await readers.original.of(before, true), await readers.taken.of(presented, false)];
  if (one && other && areSameOperations(one, other)) return null;
  // Their pictures would stand in memory twice.
  before.cleanup();
  presented.cleanup();
  return differingPart(await lookAt(drawnByPdfjs(before, true)), await lookAt(drawnByPdfjs(presented, false)), leftOut);
}

import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '../place.ts';
import type { Finding, SecondLook } from './comparison-jobs.ts';
import { DrawingCost } from './drawing-cost.ts';
import { differingPart, lookAt, WHOLE_PAGE } from './looks.ts';
import { OperationsReader } from './pdfjs-operations.ts';
import { drawnByPdfjs, withPdfjs } from './pdfjs-shots.ts';
import { areSameOperations } from './same-operations.ts';

/** Looks at a document in pdf.js, before and after it was taken in. */
export const secondLook = (job: SecondLook): Promise<Finding | null> =>
  withPdfjs(job.original, (original) => withPdfjs(job.taken, (taken) => firstFinding(job, original, taken)));

type Readers = Record<'original' | 'taken', OperationsReader>;

async function firstFinding({ pages, undrawn }: SecondLook, original: PDFDocumentProxy, taken: PDFDocumentProxy): Promise<Finding | null> {
  if (original.numPages !== taken.numPages) return { kind: 'shown_differently', page: Math.min(original.numPages, taken.numPages) + 1, box: WHOLE_PAGE };
  const cost = new DrawingCost();
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

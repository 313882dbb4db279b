// The second engine, independent of the first: for files that readers are known to show differently.
import '../../processes/child-watchdog.ts';
import '../../processes/child-memory-limit.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { answerJobs } from '../../processes/answer-jobs.ts';
import type { Finding, SecondLook, SecondLookJobs } from './comparison-jobs.ts';
import { DrawingCost } from './drawing-cost.ts';
import { differingPart, lookAt, WHOLE_PAGE } from './looks.ts';
import { drawnByPdfjs, withPdfjs } from './pdfjs-shots.ts';

answerJobs<SecondLookJobs>({
  compare: (job) => withPdfjs(job.original, (original) => withPdfjs(job.taken, (taken) => firstFinding(job, original, taken))),
});

async function firstFinding({ pages, undrawn }: SecondLook, original: PDFDocumentProxy, taken: PDFDocumentProxy): Promise<Finding | null> {
  if (original.numPages !== taken.numPages) return { kind: 'shown_differently', page: Math.min(original.numPages, taken.numPages) + 1, box: WHOLE_PAGE };
  const cost = new DrawingCost();
  for (const index of pages) {
    const [before, presented] = [await original.getPage(index + 1), await taken.getPage(index + 1)];
    const differing = await differingPart(await lookAt(drawnByPdfjs(before, true)), await lookAt(drawnByPdfjs(presented, false)), undrawn[index]);
    if (differing) return { kind: 'shown_differently', page: index + 1, box: differing };
    before.cleanup();
    presented.cleanup();
    cost.check(index + 1);
  }
  return null;
}

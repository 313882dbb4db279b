// Draws what strangers send: in a process that may be killed when it takes too long or too much.
import '../../processes/child-watchdog.ts';
import '../../processes/child-memory-limit.ts';
import type { PDFiumDocument } from '@hyzyla/pdfium';
import { answerJobs } from '../../processes/answer-jobs.ts';
import { withDocument, withFilledPage, withPage } from '../pages/pdfium-document.ts';
import type { Comparison, ComparisonJobs, Finding } from './comparison-jobs.ts';
import { DrawingCost } from './drawing-cost.ts';
import { type DrawnPage, differingPart, isBlack, lookAt, WHOLE_PAGE } from './looks.ts';
import { shotOf } from './pdfium-shots.ts';

type Forms = Record<'original' | 'taken' | 'sealed', PDFiumDocument>;

answerJobs<ComparisonJobs>({
  compare: (job) =>
    withDocument(job.original, (original) =>
      withDocument(job.taken, (taken) => withDocument(job.sealed, (sealed) => firstFinding(job, { original, taken, sealed }))),
    ),
});

async function firstFinding(job: Comparison, forms: Forms): Promise<Finding | null> {
  const [before, after] = [forms.original.getPageCount(), forms.taken.getPageCount()];
  if (before !== after) return { kind: 'shown_differently', page: Math.min(before, after) + 1, box: WHOLE_PAGE };
  const cost = new DrawingCost();
  for (const index of job.pages) {
    const finding = await findingOn(index, job, forms, cost);
    if (finding) return finding;
    cost.check(index + 1);
  }
  return null;
}

function findingOn(index: number, { undrawn, mark }: Comparison, { original, taken, sealed }: Forms, cost: DrawingCost): Promise<Finding | null> {
  const page = index + 1;
  return withContent(taken, index, async (shown) => {
    const presented = await cost.of(page, () => lookAt(shown));
    const changed = await withFilledPage(original, index, async ({ width, height, ...filled }) => {
      const before = await lookAt({ width, height, shot: (frame) => shotOf(filled, frame) });
      return differingPart(before, presented, undrawn[index]);
    });
    if (changed) return { kind: 'shown_differently', page, box: changed };
    const spoilt = await withContent(sealed, index, async (last) => {
      const marked = await lookAt(last);
      return (await differingPart(presented, marked, [mark])) ?? (isBlack(marked, mark) ? null : mark);
    });
    return spoilt && { kind: 'unmarkable', page, box: spoilt };
  });
}

/** A page's content without its links, which is all that a document has that was taken in. */
const withContent = <Answer>(document: PDFiumDocument, index: number, use: (page: DrawnPage) => Promise<Answer>): Promise<Answer> =>
  withPage(document, index, (page, width, height) => use({ width, height, shot: (frame) => shotOf({ page, form: null }, frame) }));

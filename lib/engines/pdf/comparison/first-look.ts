import type { PDFiumDocument } from '@hyzyla/pdfium';
import { withDocument, withFilledPage, withPage } from '../pages/pdfium-document.ts';
import type { Box } from '../place.ts';
import type { Comparison, Finding } from './comparison-jobs.ts';
import { DrawingCost } from './drawing-cost.ts';
import { type DrawnPage, differingPart, isBlack, type Look, lookAt, WHOLE_PAGE } from './looks.ts';
import { shotOf } from './pdfium-shots.ts';

type Forms = Record<'original' | 'taken' | 'presented' | 'sealed', PDFiumDocument>;

/** Looks at all forms of a document in PDFium: before and after it was taken in, and before and after it was signed on trial. */
export const firstLook = (job: Comparison): Promise<Finding | null> =>
  withDocument(job.original, (original) =>
    withDocument(job.taken, (taken) =>
      withDocument(job.sealed, (sealed) => {
        const found = (presented: PDFiumDocument) => firstFinding(job, { original, taken, presented, sealed });
        return job.presented ? withDocument(job.presented, found) : found(taken);
      }),
    ),
  );

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

async function findingOn(index: number, { undrawn, mark }: Comparison, forms: Forms, cost: DrawingCost): Promise<Finding | null> {
  const page = index + 1;
  return withContent(forms.taken, index, async (content) => {
    const taken = await cost.of(page, () => lookAt(content));
    const changed = await withFilledPage(forms.original, index, async ({ width, height, ...filled }) =>
      differingPart(await lookAt({ width, height, shot: (frame) => shotOf(filled, frame) }), taken, undrawn[index]),
    );
    if (changed) return { kind: 'shown_differently', page, box: changed };
    const spoiltOf = (presented: Look) => withContent(forms.sealed, index, async (sealed) => spoiltPart(presented, await lookAt(sealed), mark));
    const spoilt =
      forms.presented === forms.taken
        ? await spoiltOf(taken)
        : await withContent(forms.presented, index, async (presented) => spoiltOf(await lookAt(presented)));
    return spoilt && { kind: 'unmarkable', page, box: spoilt };
  });
}

const spoiltPart = async (presented: Look, marked: Look, mark: Box): Promise<Box | null> =>
  (await differingPart(presented, marked, [mark])) ?? (isBlack(marked, mark) ? null : mark);

/** A page's content without its links, which is all that a document has that was taken in. */
const withContent = <Answer>(document: PDFiumDocument, index: number, use: (page: DrawnPage) => Promise<Answer>): Promise<Answer> =>
  withPage(document, index, (page, width, height) => use({ width, height, shot: (frame) => shotOf({ page, form: null }, frame) }));

import type { z } from 'zod';
import { log } from '@/lib/core/log';
import type { PageDescription } from '@/lib/engines/pdf/pages/picture-jobs';
import { describePdf, type ViewedPdf } from '../../files/page-pictures';
import { officePdf } from '../../files/preview/office-pdf';
import { whyNone } from '../../files/room/preview';
import { filledPdf } from '../preview/filled-pdf';
import type { documentPages, Mark, Side } from '../views/document-view';
import type { OpenedDraftDocument } from './auth';
import { failureOf } from './failure-of';
import { fillingOf, type LookedAt, lookAt } from './look-at';
import { markFilled, markTemplate } from './mark-pages';
import { tagsWithExample } from './present-document-view';

type Pages = z.input<typeof documentPages>;

/** One side of a document as a PDF; null where there is nothing to make it of. */
export function sidePdf(side: Side, looked: LookedAt, opened: OpenedDraftDocument): ViewedPdf | null {
  const { file, reading } = looked;
  if (!file || !reading) return null;
  if (side === 'template') return officePdf(file.newest.sha256, reading);
  const filling = fillingOf(looked, opened);
  return filling && filledPdf(filling);
}

/** The pages of a side with their marks, made now where nobody has asked before; or why there are none. */
export async function pagesOf(side: Side, opened: OpenedDraftDocument): Promise<Pages> {
  const looked = await lookAt(opened);
  const [template, pdf] = [sidePdf('template', looked, opened), sidePdf(side, looked, opened)];
  if (!template) return { state: 'gone' };
  if (!pdf) return { state: 'no_sample' };
  try {
    const [pages, { tags }] = [await describePdf(pdf), await tagsWithExample(looked, opened)];
    const marks = side === 'template' ? markTemplate(pages, tags) : markFilled(pages, await describePdf(template), tags);
    return { state: 'ready', pages: withMarks(pages, marks) };
  } catch (error) {
    const unfillable = failureOf(error);
    if (unfillable) return { state: 'unfillable', ...unfillable };
    log().warn({ err: error, documentId: opened.document.id, side }, 'a document of a draft has no pictures');
    return { state: whyNone(error) };
  }
}

const withMarks = (pages: readonly PageDescription[], marks: readonly Mark[][]) =>
  pages.map((page, index) => ({ number: index + 1, ...page, marks: marks[index] ?? [] }));

import type { Finding } from '@/lib/engines/pdf/comparison/comparison-jobs';
import { doubtfulPages } from '@/lib/engines/pdf/comparison/doubts';
import { TRIAL_MARK, trySigning } from '@/lib/engines/pdf/comparison/try-signing';
import { comparisonPool, secondLookPool } from '@/lib/engines/pdf/engine-pools';
import type { TakenIn } from '@/lib/engines/pdf/intake/intake-jobs';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { refusingFile } from '@/lib/engines/pdf/intake/take-in-pdf';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';

/** Pages that are looked at in one job: few enough that a page which takes long is told from many. */
const PAGES_AT_ONCE = 8;
/** Thirds of a page from its top. */
const THIRDS = ['top', 'middle', 'bottom'];

/**
 * Proves that a document can be signed as it was sent: each page is shown as before it was taken in, and all that signing does is tried
 * on it. A second engine must show a page as the first does where it holds what readers are known to draw differently, and as before
 * where the original holds what they are known to read differently. Throws a DocumentRefusal that names the page, or an EngineFailure if we are too busy to tell.
 */
export async function provePdf(original: Uint8Array, { pdf, bare, before, pages, undrawn, doubts, lentOn, oddlyDrawn }: TakenIn): Promise<void> {
  const presented = new Uint8Array(bare ?? pdf);
  const shared = { original, taken: before ?? presented, undrawn };
  const forms = { ...shared, presented: before ? presented : null, mark: TRIAL_MARK };
  const doubtful = doubtfulPages(doubts, lentOn, pages.length);
  const secondLooks = inParts(pages.length)
    .map((part) => ({ pages: part.filter((page) => doubtful.includes(page)), oddlyDrawn: part.filter((page) => oddlyDrawn.includes(page)) }))
    .filter((job) => job.pages.length + job.oddlyDrawn.length > 0)
    .map((job) => secondLookPool().run('compare', { ...job, presented, before: job.pages.length > 0 ? shared : null }));
  const looks = signable(presented, pages).then((sealed) =>
    Promise.all(inParts(pages.length).map((part) => comparisonPool().run('compare', { ...forms, sealed, pages: part }))),
  );
  const findings = await refusingFile(() => Promise.all([looks, ...secondLooks]));
  const [first] = findings.flat().filter((finding) => finding !== null);
  if (first) throw refusalOf(first);
}

/** What comes of signing on trial. What the libraries cannot do with a file is the file's fault. */
async function signable(taken: Uint8Array, pages: TakenIn['pages']): Promise<Uint8Array> {
  try {
    return await trySigning(taken, pages);
  } catch (error) {
    if (error instanceof DocumentRefusal || (error instanceof EngineFailure && !['job', 'crash'].includes(error.reason))) throw error;
    throw new DocumentRefusal('unmarkable', 'The PDF is built so that it cannot be signed. Print it to a new PDF and send that.', undefined, { cause: error });
  }
}

/** Numbers of pages from 0, some at a time. */
function inParts(count: number): number[][] {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: Math.ceil(count / PAGES_AT_ONCE) }, (_, part) => numbers.slice(part * PAGES_AT_ONCE, (part + 1) * PAGES_AT_ONCE));
}

function refusalOf({ kind, page, box }: Finding): DocumentRefusal {
  const third = THIRDS[Math.min(2, Math.floor((box.y + box.height / 2) * 3))];
  return kind === 'shown_differently'
    ? new DocumentRefusal(
        kind,
        `Page ${page} is shown differently by different programs (towards its ${third}), so what you see need not be what others would sign. Print the PDF to a new PDF, look at it, and send that.`,
      )
    : new DocumentRefusal(
        kind,
        `Nothing can be put on page ${page} so that it is seen: its content covers or swallows it. Print the PDF to a new PDF and send that.`,
      );
}

import type { PDFDocument } from '@cantoo/pdf-lib';
import { type Doubt, doubtsAbout } from '../comparison/doubts.ts';
import { undrawnFields } from '../comparison/undrawn-fields.ts';
import { balancePage } from '../pages/balance-page.ts';
import { StreamTooLarge } from '../pages/decode-stream.ts';
import { ensureMediaBox } from '../pages/page-geometry.ts';
import type { Box } from '../place.ts';
import { pageSizes, titleOf } from './facts.ts';
import { BROKEN } from './file-faults.ts';
import { fillAppearances } from './fill-appearances.ts';
import { flattenForm } from './flatten-form.ts';
import type { FormText, PdfFacts } from './intake-jobs.ts';
import { levelPageTree } from './level-page-tree.ts';
import { hasForm, refuseSealed } from './look-for-seals.ts';
import { openUpload } from './open-upload.ts';
import { refuseFile } from './refuse-file.ts';
import { stripActiveContent } from './strip-active-content.ts';

const TOO_MUCH = 'The PDF unpacks to far more than a document needs. Print it to a new PDF and send that.';

/** `texts` are what its form holds and could not be drawn yet. */
type Upload = { document: PDFDocument; facts: PdfFacts; texts: FormText[]; doubts: Doubt[]; undrawn: Box[][] };

/** Opens a PDF, refuses what cannot be signed, and leaves a flat document in which nothing is active. */
export async function readUpload(bytes: Uint8Array): Promise<Upload> {
  const document = await openUpload(bytes);
  try {
    levelPageTree(document);
    refuseSealed(document);
    const facts = { pageCount: document.getPageCount(), pages: pageSizes(document), title: titleOf(document), hasForm: hasForm(document) };
    const found = { doubts: doubtsAbout(document, bytes), undrawn: undrawnFields(document) };
    const texts = fillAppearances(document);
    for (const page of document.getPages()) {
      ensureMediaBox(page);
      balancePage(page);
    }
    flattenForm(document);
    stripActiveContent(document);
    return { document, facts, texts, ...found };
  } catch (error) {
    if (error instanceof StreamTooLarge) refuseFile('too_complex', TOO_MUCH);
    if (error instanceof Error && 'code' in error) throw error;
    return refuseFile('broken_pdf', BROKEN);
  }
}

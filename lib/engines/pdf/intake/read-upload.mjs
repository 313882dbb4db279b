import { balancePage } from '../pages/balance-page.mjs';
import { StreamTooLarge } from '../pages/decode-stream.mjs';
import { ensureMediaBox } from '../pages/page-geometry.mjs';
import { pageSizes, titleOf } from './facts.mjs';
import { fillAppearances } from './fill-appearances.mjs';
import { flattenForm } from './flatten-form.mjs';
import { levelPageTree } from './level-page-tree.mjs';
import { hasForm, refuseSealed } from './look-for-seals.mjs';
import { BROKEN, openUpload } from './open-upload.mjs';
import { refuse } from './refuse.mjs';
import { stripActiveContent } from './strip-active-content.mjs';

const TOO_MUCH = 'The PDF unpacks to far more than a document needs. Print it to a new PDF and send that.';

/** Opens a PDF, refuses what cannot be signed, and leaves a flat document in which nothing is active. */
export async function readUpload(bytes) {
  const document = await openUpload(bytes);
  try {
    levelPageTree(document);
    refuseSealed(document);
    const facts = { pageCount: document.getPageCount(), pages: pageSizes(document), title: titleOf(document), hasForm: hasForm(document) };
    const texts = fillAppearances(document);
    for (const page of document.getPages()) {
      ensureMediaBox(page);
      balancePage(page);
    }
    flattenForm(document);
    stripActiveContent(document);
    return { document, facts: { ...facts, texts } };
  } catch (error) {
    if (error instanceof StreamTooLarge) refuse('too_complex', TOO_MUCH);
    if (error?.code) throw error;
    return refuse('broken_pdf', BROKEN);
  }
}

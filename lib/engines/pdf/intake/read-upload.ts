import type { PDFDocument } from '@cantoo/pdf-lib';
import { type Doubt, doubtsAbout } from '../comparison/doubts.ts';
import { oddlyDrawnPages } from '../comparison/oddly-drawn.ts';
import { undrawnFields } from '../comparison/undrawn-fields.ts';
import { savePdf } from '../open-pdf.ts';
import { StreamTooLarge } from '../pages/decode-stream.ts';
import { settleBoxes } from '../pages/page-geometry.ts';
import type { Box } from '../place.ts';
import { cleanObjects } from './closed/clean-objects.ts';
import { closeContents } from './closed/close-contents.ts';
import { flattenAnnotations } from './closed/flatten-annotations.ts';
import { Layers } from './closed/layers.ts';
import { refuseUnclear } from './closed/refuse-unclear.ts';
import { pageSizes, titleOf } from './facts.ts';
import { BROKEN } from './file-faults.ts';
import { fillAppearances } from './fill-appearances.ts';
import { embedFonts, isEmbedded } from './fonts/embed-fonts.ts';
import { emptyFormFields, type FormField } from './form-fields.ts';
import type { FormText, PdfFacts } from './intake-jobs.ts';
import { levelPageTree } from './level-page-tree.ts';
import { hasForm, refuseSealed } from './look-for-seals.ts';
import { openUpload } from './open-upload.ts';
import { refuseCertificates } from './refuse-certificates.ts';
import { refuseFile } from './refuse-file.ts';

const OUTSIDE = 'is cut to an area that lies outside of its sheet, so that some programs show the sheet and others nothing';
const TOO_MUCH = 'The PDF unpacks to far more than a document needs. Print it to a new PDF and send that.';

/** `texts` are what its form holds and could not be drawn yet, `before` the document before letters of ours were put into its fonts, `redrawn` the pages with such. */
type Upload = {
  document: PDFDocument;
  facts: PdfFacts;
  texts: FormText[];
  doubts: Doubt[];
  lentOn: number[];
  oddlyDrawn: number[];
  undrawn: Box[][];
  formFields: FormField[];
  before?: Uint8Array;
  redrawn: number[];
};

/** Opens a PDF, refuses what cannot be signed, and leaves page content and vetted links, nothing else. `fontFiles` are ours. */
export async function readUpload(bytes: Uint8Array, fontFiles: readonly string[]): Promise<Upload> {
  const document = await openUpload(bytes);
  try {
    levelPageTree(document);
    refuseSealed(document);
    refuseCertificates(document);
    for (const [index, page] of document.getPages().entries()) if (!settleBoxes(page)) refuseUnclear(index + 1, OUTSIDE);
    const facts = { pageCount: document.getPageCount(), pages: pageSizes(document), title: titleOf(document), hasForm: hasForm(document) };
    const found = { doubts: doubtsAbout(document, bytes), undrawn: undrawnFields(document), formFields: emptyFormFields(document) };
    const texts = await fillAppearances(document);
    const layers = new Layers(document.catalog);
    const links = flattenAnnotations(document, layers, { refuses: true });
    const fonts = closeContents(document, layers);
    const lending = fonts.filter(({ font }) => !isEmbedded(font));
    const lent = new Set(lending.map(({ font }) => font));
    const lentOn = [...new Set(lending.flatMap(({ pages }) => [...pages]))].map((page) => page - 1);
    const before = lent.size === 0 ? {} : { before: await savePdf(document) };
    const redrawn = await embedFonts(fonts, fontFiles);
    cleanObjects(document, links);
    return { document, facts, texts, ...found, ...before, redrawn, lentOn, oddlyDrawn: oddlyDrawnPages(document, lent) };
  } catch (error) {
    if (error instanceof StreamTooLarge) refuseFile('too_complex', TOO_MUCH);
    if (error instanceof Error && 'code' in error) throw error;
    return refuseFile('broken_pdf', BROKEN);
  }
}

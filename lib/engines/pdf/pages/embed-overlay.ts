import {
  concatTransformationMatrix,
  endMarkedContent,
  type PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { balancePage } from './balance-page.ts';
import { ensureMediaBox, pageGeometry } from './page-geometry.ts';

/** The page, counted from 0, over which a sheet lies; readers of tagged documents pass over an artifact. */
export type Overlaid = { index: number; isArtifact: boolean };

/** Lays the sheets of an overlay over pages of a document, sheet by sheet. */
export async function embedOverlay(document: PDFDocument, overlay: Uint8Array, overlaid: readonly Overlaid[]): Promise<void> {
  const pages = document.getPages();
  const sheets = await document.embedPdf(
    overlay,
    overlaid.map((_, sheet) => sheet),
  );
  for (const [at, { index, isArtifact }] of overlaid.entries()) {
    const [page, sheet] = [pages[index], sheets[at]];
    if (page && sheet) drawSheet(page, sheet, isArtifact);
  }
}

/** What is no part of the text. */
const ARTIFACT = {
  begin: PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Artifact'), '<</Type /Pagination>>']),
  end: endMarkedContent(),
};

function drawSheet(page: PDFPage, sheet: Parameters<PDFPage['drawPage']>[0], isArtifact: boolean): void {
  const { width, height, matrix } = pageGeometry(page);
  ensureMediaBox(page);
  balancePage(page);
  page.pushOperators(...(isArtifact ? [ARTIFACT.begin] : []), pushGraphicsState(), concatTransformationMatrix(...matrix));
  page.drawPage(sheet, { x: 0, y: 0, width, height });
  page.pushOperators(popGraphicsState(), ...(isArtifact ? [ARTIFACT.end] : []));
}

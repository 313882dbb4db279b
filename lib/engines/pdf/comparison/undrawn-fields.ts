import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { isDrawn } from '../intake/closed/appearance.ts';
import { boxOfArray, displayedBox } from '../pages/page-geometry.ts';
import type { Box } from '../place.ts';

const name = (text: string): PDFName => PDFName.of(text);

/** For each page the boxes of the fields that no program drew, or all where the form says that what was drawn is out of date: every reader draws them itself. */
export function undrawnFields(document: PDFDocument): Box[][] {
  const form = document.catalog.lookup(name('AcroForm'));
  const isStale = form instanceof PDFDict && String(form.lookup(name('NeedAppearances'))) === 'true';
  return document.getPages().map((page) => (form instanceof PDFDict ? undrawnOn(page, isStale) : []));
}

function undrawnOn(page: PDFPage, isStale: boolean): Box[] {
  const annotations = page.node.lookup(name('Annots'));
  if (!(annotations instanceof PDFArray)) return [];
  return annotations.asArray().flatMap((entry) => {
    const widget = page.doc.context.lookup(entry);
    if (!(widget instanceof PDFDict) || String(widget.lookup(name('Subtype'))) !== '/Widget') return [];
    const rectangle = boxOfArray(widget.lookup(name('Rect')));
    return (isDrawn(widget) && !isStale) || !rectangle ? [] : [displayedBox(page, rectangle)];
  });
}

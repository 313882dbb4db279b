import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { balancePage } from '../pages/balance-page.ts';
import { boxOfArray } from '../pages/page-geometry.ts';
import type { Box } from '../place.ts';

const name = (text: string): PDFName => PDFName.of(text);
/** Flags of an annotation that is not shown: hidden, no view. */
const NOT_SHOWN = 2 | 32;

/**
 * Turns form fields into content: what was filled in stays visible and cannot be changed.
 * Appearances are drawn as the author's program made them.
 */
export function flattenForm(document: PDFDocument): void {
  const form = document.catalog.lookup(name('AcroForm'));
  const defaults = form instanceof PDFDict ? form.lookup(name('DR')) : undefined;
  for (const page of document.getPages()) flattenPage(page, defaults);
  document.catalog.delete(name('AcroForm'));
}

function flattenPage(page: PDFPage, defaults: PDFObject | undefined): void {
  const annotations = page.node.lookup(name('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  const entries = annotations.asArray();
  const { context } = page.doc;
  const widgets = new Map<PDFObject, PDFDict>();
  for (const entry of entries) {
    const annotation = context.lookup(entry);
    if (annotation instanceof PDFDict && String(annotation.lookup(name('Subtype'))) === '/Widget') widgets.set(entry, annotation);
  }
  if (widgets.size === 0) return;
  balancePage(page);
  for (const [entry, widget] of widgets) {
    drawWidget(page, widget, defaults);
    // Structure for screen readers may still point at it; what is gone reads as null.
    if (entry instanceof PDFRef) context.delete(entry);
  }
  page.node.set(name('Annots'), context.obj(entries.filter((entry) => !widgets.has(entry))));
}

function drawWidget(page: PDFPage, widget: PDFDict, defaults: PDFObject | undefined): void {
  const flags = widget.lookup(name('F'));
  const rect = boxOfArray(widget.lookup(name('Rect')));
  const reference = normalAppearance(widget);
  const stream = reference && page.doc.context.lookup(reference);
  if ((flags instanceof PDFNumber && (flags.asNumber() & NOT_SHOWN) !== 0) || !rect || !reference || !(stream instanceof PDFStream)) return;
  const matrix = appearanceMatrix(stream.dict, rect);
  if (!matrix) return;
  stream.dict.set(name('Type'), name('XObject'));
  stream.dict.set(name('Subtype'), name('Form'));
  if (defaults && !stream.dict.lookup(name('Resources'))) stream.dict.set(name('Resources'), defaults);
  const key = page.node.newXObject('Filled', reference);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix), drawObject(key), popGraphicsState());
}

/** Reference of the appearance that is shown: a button has one for each of its states. */
function normalAppearance(widget: PDFDict): PDFRef | undefined {
  const appearances = widget.lookup(name('AP'));
  if (!(appearances instanceof PDFDict)) return undefined;
  const normal = appearances.lookup(name('N'));
  const state = widget.lookup(name('AS'));
  const held = normal instanceof PDFDict ? normal.get(state instanceof PDFName ? state : name('Off')) : appearances.get(name('N'));
  return held instanceof PDFRef ? held : undefined;
}

/** ISO 32000, 12.5.5: the appearance's box, turned by its matrix, is fitted to the widget's rectangle. */
function appearanceMatrix(appearance: PDFDict, rect: Box): [number, number, number, number, number, number] | undefined {
  const box = boxOfArray(appearance.lookup(name('BBox')));
  if (!box) return undefined;
  const given = appearance.lookup(name('Matrix'));
  const numbers = given instanceof PDFArray && given.size() === 6 ? given.asArray().map((_, index) => given.lookup(index)) : [];
  const isMatrix = numbers.length === 6 && numbers.every((one) => one instanceof PDFNumber);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = isMatrix ? numbers.map((one) => one.asNumber()) : [];
  const corners = [box.x, box.x + box.width].flatMap((x) => [box.y, box.y + box.height].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const across = rect.width / (Math.max(...xs) - left);
  const up = rect.height / (Math.max(...ys) - bottom);
  if (!Number.isFinite(across) || !Number.isFinite(up)) return undefined;
  return [across, 0, 0, up, rect.x - left * across, rect.y - bottom * up];
}

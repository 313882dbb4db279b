import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, type PDFPage, type PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { blanked, pageContent, setPageContent } from '../../pages/balance-page.ts';
import { balanceOf } from '../../pages/graphics-balance.ts';
import { pageGeometry } from '../../pages/page-geometry.ts';
import { appearanceMatrix, isOnScreen, normalAppearance } from './appearance.ts';
import { refuseDrawnLink } from './drawn-links.ts';
import type { Layers } from './layers.ts';
import { refuseUnclear } from './refuse-unclear.ts';
import { LinkVetter } from './vetted-links.ts';

const name = (text: string): PDFName => PDFName.of(text);
/** Annotations of one page; a filled form of several pages has some hundred. */
const MAX_ANNOTATIONS = 10_000;

/**
 * What programs draw themselves where a file brings no picture of it, each in its own way. What is not named here has no look of
 * its own (links, popups, empty fields) or is a handle to something that is not taken in (attachments, sounds, films).
 */
const DRAWN_BY_READERS: Record<string, string> = {
  '/Text': 'a note',
  '/FreeText': 'a text',
  '/Line': 'a line',
  '/Square': 'a rectangle',
  '/Circle': 'an ellipse',
  '/Polygon': 'a polygon',
  '/PolyLine': 'a line',
  '/Highlight': 'a highlighting',
  '/Underline': 'an underlining',
  '/Squiggly': 'an underlining',
  '/StrikeOut': 'a striking-out',
  '/Caret': 'an insertion mark',
  '/Ink': 'a drawing',
  '/Stamp': 'a stamp',
  '/Redact': 'a redaction',
};

/**
 * Turns annotations and form fields into content, as a reader draws them on screen; of all others links alone remain, vetted.
 * With `refuses`, what readers would each draw in their own way is refused, with its page. Gives back the old links and the new ones in their place.
 */
export function flattenAnnotations(document: PDFDocument, layers: Layers, { refuses }: { refuses: boolean }): ReadonlyMap<PDFDict, PDFRef> {
  const form = document.catalog.lookup(name('AcroForm'));
  const defaults = form instanceof PDFDict ? form.lookup(name('DR')) : undefined;
  const links = new LinkVetter(document);
  for (const [index, page] of document.getPages().entries()) {
    const annotations = annotationsOf(page);
    const shown = annotations.filter((annotation) => isShown(annotation, layers, index + 1, refuses));
    if (refuses) for (const annotation of shown) refuseUndrawn(annotation, index + 1);
    // Readers draw fields above all others.
    drawAnnotations(page, [...shown.filter((one) => !isField(one)), ...shown.filter(isField)], defaults);
    const kept = annotations.flatMap((annotation) => links.vetted(annotation) ?? []);
    if (kept.length > 0) page.node.set(name('Annots'), document.context.obj(kept));
    else page.node.delete(name('Annots'));
  }
  document.catalog.delete(name('AcroForm'));
  return links.replaced;
}

function annotationsOf(page: PDFPage): PDFDict[] {
  const list = page.node.lookup(name('Annots'));
  if (!(list instanceof PDFArray)) return [];
  return Array.from({ length: Math.min(list.size(), MAX_ANNOTATIONS) }, (_, index) => list.lookup(index)).filter((one) => one instanceof PDFDict);
}

const kindOf = (annotation: PDFDict): string => String(annotation.lookup(name('Subtype')));
const isField = (annotation: PDFDict): boolean => kindOf(annotation) === '/Widget';

function isShown(annotation: PDFDict, layers: Layers, page: number, refuses: boolean): boolean {
  if (kindOf(annotation) === '/Popup' || !isOnScreen(annotation)) return false;
  const state = layers.stateOf(annotation.get(name('OC')));
  if (state === 'unclear' && refuses) refuseUnclear(page, 'holds a layer that some programs show and others do not');
  return state !== 'hidden';
}

function refuseUndrawn(annotation: PDFDict, page: number): void {
  if (kindOf(annotation) === '/Link') refuseDrawnLink(annotation, hasAppearance(annotation), page);
  const what = DRAWN_BY_READERS[kindOf(annotation)];
  if (!what || hasAppearance(annotation)) return;
  refuseUnclear(
    page,
    `holds ${what} that the file only describes (an annotation without an appearance), so that every program draws it in its own way or not at all`,
  );
}

/** Whether the file says what is to be drawn, be it nothing. */
function hasAppearance(annotation: PDFDict): boolean {
  const appearances = annotation.lookup(name('AP'));
  const normal = appearances instanceof PDFDict ? appearances.lookup(name('N')) : undefined;
  return normal instanceof PDFStream || (normal instanceof PDFDict && normal.keys().length > 0);
}

function drawAnnotations(page: PDFPage, annotations: readonly PDFDict[], defaults: PDFObject | undefined): void {
  const { rotation } = pageGeometry(page);
  const drawn: string[] = [];
  let pictures: PDFDict | undefined;
  for (const annotation of annotations) {
    const reference = normalAppearance(annotation);
    const stream = reference && page.doc.context.lookup(reference);
    const matrix = stream instanceof PDFStream ? appearanceMatrix(annotation, stream.dict, rotation) : undefined;
    if (!reference || !(stream instanceof PDFStream) || !matrix) continue;
    makeForm(stream.dict, defaults);
    pictures ??= ownPictures(page);
    const key = pictures.uniqueKey('Drawn');
    pictures.set(key, reference);
    drawn.push(`q ${matrix.map(decimal).join(' ')} cm ${key} Do Q`);
  }
  if (drawn.length === 0) return;
  const { content } = pageContent(page);
  const { surplus, closing } = balanceOf(content);
  setPageContent(page, Buffer.concat([Buffer.from('q\n'), blanked(content, surplus), Buffer.from(`${closing}\nQ\n${drawn.join('\n')}\n`)]));
}

const decimal = (value: number): string => value.toFixed(6).replace(/\.?0+$/, '') || '0';

function makeForm(appearance: PDFDict, defaults: PDFObject | undefined): void {
  appearance.set(name('Type'), name('XObject'));
  appearance.set(name('Subtype'), name('Form'));
  if (defaults instanceof PDFDict) lendDefaults(appearance, defaults);
  // A group that is neither isolated nor a knockout paints as its parts do. Named as a group, a highlighting would cover its text in PDFium.
  const group = appearance.lookup(name('Group'));
  if (group instanceof PDFDict && !['I', 'K'].some((key) => String(group.lookup(name(key))) === 'true')) appearance.delete(name('Group'));
}

/** What an appearance names and does not have itself is the form's, as readers hold it. */
function lendDefaults(appearance: PDFDict, defaults: PDFDict): void {
  const { context } = appearance;
  const own = appearance.lookup(name('Resources'));
  const [ownFonts, lent] = [own instanceof PDFDict ? own.lookup(name('Font')) : undefined, defaults.lookup(name('Font'))];
  if (!(own instanceof PDFDict)) appearance.set(name('Resources'), defaults);
  else if (lent instanceof PDFDict) {
    const fonts = lent.clone(context);
    for (const [key, font] of ownFonts instanceof PDFDict ? ownFonts.entries() : []) fonts.set(key, font);
    const resources = own.clone(context);
    resources.set(name('Font'), fonts);
    appearance.set(name('Resources'), resources);
  }
}

/** The page's own list of the pictures that it draws, which no other page shares. */
function ownPictures(page: PDFPage): PDFDict {
  const { context } = page.doc;
  const resources = page.node.lookup(name('Resources'));
  const ownResources = resources instanceof PDFDict ? resources.clone(context) : context.obj({});
  const pictures = ownResources.lookup(name('XObject'));
  const own = pictures instanceof PDFDict ? pictures.clone(context) : context.obj({});
  ownResources.set(name('XObject'), own);
  page.node.set(name('Resources'), ownResources);
  return own;
}

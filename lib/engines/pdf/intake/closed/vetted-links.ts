import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNull, PDFNumber, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);
const SAFE_ADDRESS = /^\s*(https?:|mailto:)\S/i;
const VIEWS = new Set(['/XYZ', '/Fit', '/FitH', '/FitV', '/FitR', '/FitB', '/FitBH', '/FitBV']);
const MAX_ADDRESS_LENGTH = 2_000;
/** Names of places within a document, and levels of the tree that holds them. */
const MAX_NAMES = 50_000;
const MAX_DEPTH = 30;
const QUADS = 8;

/** Makes new links of those that lead into the web, to a mailbox or to a place in the document, with nothing else on them. */
export class LinkVetter {
  private named: Map<string, PDFObject> | undefined;
  private readonly pages: Set<PDFRef>;

  private readonly document: PDFDocument;

  constructor(document: PDFDocument) {
    this.document = document;
    this.pages = new Set(document.getPages().map((page) => page.ref));
  }

  /** Reference of the new link; undefined for what is no link or a link to elsewhere. */
  vetted(annotation: PDFDict): PDFRef | undefined {
    if (String(annotation.lookup(name('Subtype'))) !== '/Link') return undefined;
    const rect = numbers(annotation.lookup(name('Rect')));
    const target = this.targetOf(annotation);
    if (rect?.length !== 4 || !target) return undefined;
    const { context } = this.document;
    const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: rect, Border: [0, 0, 0], F: 4 });
    const quads = numbers(annotation.lookup(name('QuadPoints')));
    if (quads && quads.length > 0 && quads.length % QUADS === 0) link.set(name('QuadPoints'), context.obj(quads));
    // Its place among what is read aloud.
    const inStructure = annotation.lookup(name('StructParent'));
    if (inStructure instanceof PDFNumber) link.set(name('StructParent'), inStructure);
    link.set(name(target.key), target.value);
    const reference = context.register(link);
    this.replaced.set(annotation, reference);
    return reference;
  }

  /** Old links and the new ones in their place. */
  readonly replaced = new Map<PDFDict, PDFRef>();

  private targetOf(annotation: PDFDict): { key: string; value: PDFObject } | undefined {
    const action = annotation.lookup(name('A'));
    const kind = action instanceof PDFDict ? String(action.lookup(name('S'))) : '';
    if (action instanceof PDFDict && kind === '/URI') {
      const address = textOf(action.lookup(name('URI')))?.trim();
      if (!address || address.length > MAX_ADDRESS_LENGTH || !SAFE_ADDRESS.test(address)) return undefined;
      return { key: 'A', value: this.document.context.obj({ S: 'URI', URI: PDFString.of(escaped(address)) }) };
    }
    const held = action instanceof PDFDict && kind === '/GoTo' ? action.lookup(name('D')) : action ? undefined : annotation.lookup(name('Dest'));
    const place = this.placeOf(held);
    return place && { key: 'Dest', value: place };
  }

  /** A place as page and view. */
  private placeOf(held: PDFObject | undefined): PDFArray | undefined {
    const key = held instanceof PDFName ? held.decodeText() : textOf(held);
    const found = key === undefined ? held : this.names().get(key);
    const target = found instanceof PDFDict ? found.lookup(name('D')) : found;
    if (!(target instanceof PDFArray)) return undefined;
    const [page, view, ...rest] = target.asArray();
    if (!(page instanceof PDFRef) || !this.pages.has(page) || !VIEWS.has(String(view))) return undefined;
    const { context } = this.document;
    const places = rest.slice(0, 4).map((one) => {
      const value = context.lookup(one);
      return value instanceof PDFNumber ? value : PDFNull;
    });
    return context.obj([page, view as PDFName, ...places]);
  }

  /** Places by their names: the older list of the catalog and the tree. */
  private names(): Map<string, PDFObject> {
    if (this.named) return this.named;
    this.named = new Map();
    const { catalog, context } = this.document;
    const list = catalog.lookup(name('Dests'));
    if (list instanceof PDFDict) for (const key of list.keys().slice(0, MAX_NAMES)) this.note(key.decodeText(), list.lookup(key));
    const trees = catalog.lookup(name('Names'));
    const stack = [{ node: trees instanceof PDFDict ? trees.lookup(name('Dests')) : undefined, depth: 0 }];
    const seen = new Set<PDFObject>();
    for (let one = stack.pop(); one && this.named.size < MAX_NAMES; one = stack.pop()) {
      if (!(one.node instanceof PDFDict) || one.depth > MAX_DEPTH || seen.has(one.node)) continue;
      seen.add(one.node);
      const pairs = one.node.lookup(name('Names'));
      if (pairs instanceof PDFArray) for (let index = 0; index + 1 < pairs.size(); index += 2) this.note(textOf(pairs.lookup(index)), pairs.lookup(index + 1));
      const kids = one.node.lookup(name('Kids'));
      const { depth } = one;
      if (kids instanceof PDFArray && stack.length < MAX_NAMES) for (const kid of kids.asArray()) stack.push({ node: context.lookup(kid), depth: depth + 1 });
    }
    return this.named;
  }

  private note(key: string | undefined, place: PDFObject | undefined): void {
    if (key !== undefined && place && !this.named?.has(key)) this.named?.set(key, place);
  }
}

const textOf = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^\x20-\x7e]/gu, (character) => encodeURIComponent(character));

function numbers(list: PDFObject | undefined): number[] | undefined {
  if (!(list instanceof PDFArray) || list.size() > 1_000) return undefined;
  const found = Array.from({ length: list.size() }, (_, index) => list.lookup(index)).map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN));
  return found.every(Number.isFinite) ? found : undefined;
}

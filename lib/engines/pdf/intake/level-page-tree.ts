import { PDFArray, type PDFCatalog, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFPageLeaf, PDFPageTree, PDFRef } from '@cantoo/pdf-lib';
import { MAX_PAGES } from '../document-limits.ts';
import { BROKEN } from './file-faults.ts';
import { refuseFile } from './refuse-file.ts';

const name = (text: string): PDFName => PDFName.of(text);
/** Nodes of the tree; a file of fifty pages has a dozen. */
const MAX_NODES = 5_000;
const MAX_DEPTH = 200;
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map(name);

type Attribute = [key: PDFName, value: PDFObject];
/** A node as its parent holds it, what it inherits, and the nodes above it. */
type Held = { held: PDFObject | undefined; inherited: Attribute[]; above: PDFDict[] };
type FoundPage = Omit<Held, 'above'> & { node: PDFDict };

/**
 * Makes one level of the page tree, each page with its own copy of what it inherited: pages that are
 * added later inherit nothing, and a page that is listed twice becomes two.
 */
export function levelPageTree(document: PDFDocument): void {
  const { context, catalog } = document;
  const found = pagesBelow(catalog);
  if (found.length === 0) refuseFile('empty_pdf', 'The PDF has no pages. Export it anew and look at it before you send it.');
  if (found.length > MAX_PAGES) {
    refuseFile('too_many_pages', `The PDF has ${found.length} pages; at most ${MAX_PAGES} are possible. Split it, or leave out what need not be signed.`);
  }
  const root = context.nextRef();
  const taken = new Set<PDFRef>();
  const kids = found.map(({ held, node, inherited }) => {
    const leaf = PDFPageLeaf.fromMapWithContext(new Map(node.entries()), context);
    for (const [key, value] of inherited) if (!leaf.has(key)) leaf.set(key, value);
    leaf.set(name('Type'), name('Page'));
    leaf.set(name('Parent'), root);
    ownContents(leaf);
    const reference = held instanceof PDFRef && !taken.has(held) ? held : context.nextRef();
    taken.add(reference);
    context.assign(reference, leaf);
    return reference;
  });
  const tree = PDFPageTree.fromMapWithContext(new Map(), context);
  tree.set(name('Type'), name('Pages'));
  tree.set(name('Kids'), context.obj(kids));
  tree.set(name('Count'), context.obj(kids.length));
  context.assign(root, tree);
  catalog.set(name('Pages'), root);
}

/** What is drawn on one page must not appear on another that shares its list of contents. */
function ownContents(leaf: PDFPageLeaf): void {
  const contents = leaf.lookup(name('Contents'));
  if (contents instanceof PDFArray) leaf.set(name('Contents'), leaf.context.obj([...contents.asArray()]));
}

function pagesBelow(catalog: PDFCatalog): FoundPage[] {
  const { context } = catalog;
  const pages: FoundPage[] = [];
  const stack: Held[] = [{ held: catalog.get(name('Pages')), inherited: [], above: [] }];
  let nodes = 0;
  for (let one = stack.pop(); one; one = stack.pop()) {
    const { held, inherited, above } = one;
    const node = context.lookup(held);
    if (!(node instanceof PDFDict)) {
      // A page that is listed but missing: what would be signed is not what was written.
      if (above.length > 0) refuseFile('broken_pdf', BROKEN);
      continue;
    }
    if ((nodes += 1) > MAX_NODES) refuseFile('too_many_pages', `The PDF has thousands of pages; at most ${MAX_PAGES} are possible. Split it.`);
    if (above.includes(node) || above.length > MAX_DEPTH) refuseFile('broken_pdf', BROKEN);
    const kids = node.lookup(name('Kids'));
    if (!(kids instanceof PDFArray)) {
      if (String(node.lookup(name('Type'))) !== '/Pages') pages.push({ held, node, inherited });
      continue;
    }
    const own = INHERITED.flatMap((key): Attribute[] => {
      const value = node.get(key);
      return value ? [[key, value]] : [];
    });
    const passedOn = [...own, ...inherited.filter(([key]) => !node.has(key))];
    const below = kids.asArray().map((kid) => ({ held: kid, inherited: passedOn, above: [...above, node] }));
    stack.push(...below.reverse());
  }
  return pages;
}

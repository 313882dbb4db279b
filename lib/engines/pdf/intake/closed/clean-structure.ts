import { PDFArray, type PDFCatalog, PDFDict, PDFName, PDFNumber, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);
const OF_ROOT = new Set(['Type', 'K', 'ParentTree', 'ParentTreeNextKey', 'RoleMap', 'ClassMap'].map(name));
const OF_ELEMENT = new Set(['Type', 'S', 'P', 'K', 'Pg', 'A', 'C', 'ID', 'R', 'Lang', 'Alt', 'E', 'ActualText'].map(name));
/** Elements of the structure; fifty dense pages have some ten thousand. */
const MAX_ELEMENTS = 200_000;

/** Leaves of the structure tree what is read aloud: elements, their marks on the page and the links that remain. A tree that is too large, or none, goes. */
export function cleanStructure(catalog: PDFCatalog, replacedLinks: ReadonlyMap<PDFDict, PDFRef>): void {
  const root = catalog.lookup(name('StructTreeRoot'));
  if (!(root instanceof PDFDict) || !cleanTree(root, replacedLinks)) {
    for (const key of ['StructTreeRoot', 'MarkInfo']) catalog.delete(name(key));
    return;
  }
  catalog.set(name('MarkInfo'), catalog.context.obj({ Marked: true }));
}

function cleanTree(root: PDFDict, replacedLinks: ReadonlyMap<PDFDict, PDFRef>): boolean {
  keepOnly(root, OF_ROOT);
  const { context } = root;
  const seen = new Set<PDFDict>([root]);
  const stack = [root];
  for (let one = stack.pop(); one; one = stack.pop()) {
    if (seen.size > MAX_ELEMENTS) return false;
    if (one !== root) keepOnly(one, OF_ELEMENT);
    const kids: PDFObject[] = [];
    for (const kid of childrenOf(one)) {
      const held = context.lookup(kid);
      const kind = held instanceof PDFDict ? String(held.lookup(name('Type'))) : '';
      if (held instanceof PDFNumber) kids.push(kid);
      else if (!(held instanceof PDFDict)) continue;
      else if (kind === '/MCR') {
        for (const key of held.keys()) if (!MARK_KEYS.has(key)) held.delete(key);
        kids.push(kid);
      } else if (kind === '/OBJR') {
        const target = held.lookup(name('Obj'));
        const link = target instanceof PDFDict ? replacedLinks.get(target) : undefined;
        if (!link) continue;
        held.set(name('Obj'), link);
        kids.push(kid);
      } else {
        kids.push(kid);
        if (!seen.has(held)) stack.push(held);
        seen.add(held);
      }
    }
    if (one.has(name('K'))) one.set(name('K'), context.obj(kids));
  }
  return true;
}

const MARK_KEYS = new Set(['Type', 'Pg', 'MCID'].map(name));

function childrenOf(element: PDFDict): PDFObject[] {
  const held = element.get(name('K'));
  const kids = element.context.lookup(held);
  if (kids instanceof PDFArray) return kids.asArray();
  return held ? [held] : [];
}

function keepOnly(dict: PDFDict, keys: ReadonlySet<PDFName>): void {
  for (const key of dict.keys()) if (!keys.has(key)) dict.delete(key);
}

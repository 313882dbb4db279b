import {
  PDFArray,
  PDFContentStream,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);
/** Of a number tree of the document's own; a tree with more is a loop. */
const MAX_NODES = 100_000;

/** A part of the document's structure that holds these pages (ISO 32000-2, 14.7): what stands on them is the certificate's. */
export function addStructure(document: PDFDocument, pages: readonly PDFPage[], { title, locale }: { title: string; locale: string }): void {
  const { context } = document;
  const root = structureOf(document);
  const whole = wholeOf(root, context);
  const parents = new Map(numberTree(root.lookup(name('ParentTree'))));
  const part = context.nextRef();
  let next = [...parents.keys()].reduce((most, key) => Math.max(most, key), -1) + 1;
  const paragraphs = pages.map((page) => {
    const key = next++;
    const paragraph = context.register(context.obj({ Type: 'StructElem', S: 'P', P: part, Pg: page.ref, K: 0 }));
    markContent(page);
    page.node.set(name('StructParents'), PDFNumber.of(key));
    parents.set(key, context.obj([paragraph]));
    return paragraph;
  });
  const facts = { Type: 'StructElem', S: 'Part', P: whole, T: PDFHexString.fromText(title), Lang: PDFString.of(locale), K: paragraphs };
  context.assign(part, context.obj(facts));
  const parent = context.lookup(whole, PDFDict);
  parent.set(name('K'), context.obj([...childrenOf(parent), part]));
  const ordered = [...parents].sort(([one], [other]) => one - other);
  root.set(name('ParentTree'), context.register(context.obj({ Nums: ordered.flatMap(([key, value]) => [PDFNumber.of(key), value]) })));
  root.set(name('ParentTreeNextKey'), PDFNumber.of(next));
}

function structureOf({ catalog, context }: PDFDocument): PDFDict {
  const held = catalog.lookup(name('StructTreeRoot'));
  if (held instanceof PDFDict) return held;
  const made = context.obj({ Type: 'StructTreeRoot' });
  catalog.set(name('StructTreeRoot'), context.register(made));
  return made;
}

/** The one element that holds all others, made where there are none or several: tagged documents have one. */
function wholeOf(root: PDFDict, context: PDFContext): PDFRef {
  const children = childrenOf(root);
  const [only] = children;
  if (children.length === 1 && only instanceof PDFRef && String(context.lookup(only, PDFDict).lookup(name('S'))) === '/Document') return only;
  const tree = context.getObjectRef(root) ?? context.register(root);
  const whole = context.register(context.obj({ Type: 'StructElem', S: 'Document', P: tree, K: [...children] }));
  for (const child of children) {
    const element = context.lookup(child);
    if (element instanceof PDFDict) element.set(name('P'), whole);
  }
  root.set(name('K'), whole);
  return whole;
}

function childrenOf(element: PDFDict): PDFObject[] {
  const children = element.lookup(name('K'));
  if (children instanceof PDFArray) return children.asArray();
  const held = element.get(name('K'));
  return held ? [held] : [];
}

/** The entries of a number tree (ISO 32000-2, 7.9.7) by their keys. */
function numberTree(tree: PDFObject | undefined): [number, PDFObject][] {
  const entries: [number, PDFObject][] = [];
  const waiting = [tree];
  for (let visited = 0; waiting.length > 0 && visited < MAX_NODES; visited += 1) {
    const node = waiting.pop();
    if (!(node instanceof PDFDict)) continue;
    const numbers = node.lookup(name('Nums'));
    const list = numbers instanceof PDFArray ? numbers.asArray() : [];
    for (let index = 0; index + 1 < list.length; index += 2) {
      const [key, value] = [node.context.lookup(list[index]), list[index + 1]];
      if (key instanceof PDFNumber && value) entries.push([key.asNumber(), value]);
    }
    const kids = node.lookup(name('Kids'));
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) waiting.push(node.context.lookup(kid));
  }
  return entries;
}

/** Puts all that stands on a page into one marked sequence, the first of the page. */
function markContent({ node, doc: { context } }: PDFPage): void {
  const held = node.get(name('Contents'));
  const contents = node.lookup(name('Contents'));
  if (!held) return;
  const entries = contents instanceof PDFArray ? contents.asArray() : [held];
  const stream = (operator: PDFOperator) => context.register(PDFContentStream.of(context.obj({}), [operator]));
  const begin = stream(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [name('P'), '<</MCID 0>>']));
  node.set(name('Contents'), context.obj([begin, ...entries, stream(PDFOperator.of(PDFOperatorNames.EndMarkedContent))]));
}

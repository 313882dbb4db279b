import {
  PDFArray,
  PDFContentStream,
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
  const { root, reference } = structureOf(document);
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
  const facts = { Type: 'StructElem', S: 'Part', P: reference, T: PDFHexString.fromText(title), Lang: PDFString.of(locale), K: paragraphs };
  context.assign(part, context.obj(facts));
  root.set(name('K'), context.obj([...childrenOf(root), part]));
  const ordered = [...parents].sort(([one], [other]) => one - other);
  root.set(name('ParentTree'), context.register(context.obj({ Nums: ordered.flatMap(([key, value]) => [PDFNumber.of(key), value]) })));
  root.set(name('ParentTreeNextKey'), PDFNumber.of(next));
}

function structureOf({ catalog, context }: PDFDocument): { root: PDFDict; reference: PDFRef } {
  const held = catalog.get(name('StructTreeRoot'));
  const root = catalog.lookup(name('StructTreeRoot'));
  if (held instanceof PDFRef && root instanceof PDFDict) return { root, reference: held };
  const made = context.obj({ Type: 'StructTreeRoot' });
  const reference = context.register(made);
  catalog.set(name('StructTreeRoot'), reference);
  return { root: made, reference };
}

function childrenOf(root: PDFDict): PDFObject[] {
  const children = root.lookup(name('K'));
  if (children instanceof PDFArray) return children.asArray();
  const held = root.get(name('K'));
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

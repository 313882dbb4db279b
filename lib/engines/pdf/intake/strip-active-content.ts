import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);
/** Of the catalog: what runs, what is attached, and what speaks of signatures and forms that are gone. */
const OF_CATALOG = ['OpenAction', 'AA', 'AF', 'AcroForm', 'Collection', 'DSS', 'Legal', 'NeedsRendering', 'Perms', 'Requirements', 'SpiderInfo', 'URI'];
const ACTIVE_ANNOTATIONS = new Set(['/3D', '/FileAttachment', '/Movie', '/RichMedia', '/Screen', '/Sound', '/Widget']);
const SAFE_ADDRESS = /^\s*(https?:|mailto:)/i;

/** Takes out all that could run, play, open, send or carry another file. Links into the web and within the document stay. */
export function stripActiveContent(document: PDFDocument): void {
  const { catalog, context } = document;
  for (const key of OF_CATALOG) catalog.delete(name(key));
  const names = catalog.lookup(name('Names'));
  if (names instanceof PDFDict) for (const key of names.keys()) if (String(key) !== '/Dests') names.delete(key);
  for (const page of document.getPages()) keepQuietAnnotations(page);
  for (const [, object] of context.enumerateIndirectObjects()) quieten(object);
  dropUnreachable(context);
}

function keepQuietAnnotations(page: PDFPage): void {
  const annotations = page.node.lookup(name('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  const quiet = annotations.asArray().filter((entry) => {
    const annotation = page.doc.context.lookup(entry);
    return annotation instanceof PDFDict && !ACTIVE_ANNOTATIONS.has(String(annotation.lookup(name('Subtype'))));
  });
  page.node.set(name('Annots'), page.doc.context.obj(quiet));
}

/** Walks one object and what it holds directly; references lead to objects that have their own turn. */
function quieten(object: PDFObject): void {
  const stack = [object];
  for (let one = stack.pop(); one; one = stack.pop()) {
    if (one instanceof PDFArray) add(stack, one.asArray());
    else if (one instanceof PDFStream) {
      // Data or pictures kept in other files.
      for (const key of ['F', 'FFilter', 'FDecodeParms', 'OPI', 'Ref', 'Alternates']) one.dict.delete(name(key));
      stack.push(one.dict);
    } else if (one instanceof PDFDict) {
      quietenDict(one);
      add(stack, one.values());
    }
  }
}

/** Spread into a call, a list of a hundred thousand would be too many arguments. */
function add(stack: PDFObject[], objects: readonly PDFObject[]): void {
  for (const object of objects) stack.push(object);
}

const isAction = (value: PDFObject | undefined): value is PDFDict => value instanceof PDFDict && value.lookup(name('S')) instanceof PDFName;

function quietenDict(dict: PDFDict): void {
  for (const key of ['A', 'PA']) {
    const action = dict.lookup(name(key));
    if (!isAction(action)) continue;
    if (isSafeAction(action)) action.delete(name('Next'));
    else dict.delete(name(key));
  }
  const triggers = dict.lookup(name('AA'));
  if (triggers instanceof PDFDict && triggers.keys().some((key) => isAction(triggers.lookup(key)))) dict.delete(name('AA'));
  if (dict.lookup(name('AF')) instanceof PDFArray) dict.delete(name('AF'));
  if (dict.has(name('F')) || dict.has(name('UF'))) for (const key of ['EF', 'RF']) dict.delete(name(key));
}

function isSafeAction(action: PDFDict): boolean {
  const kind = String(action.lookup(name('S')));
  if (kind === '/GoTo') return true;
  const address = action.lookup(name('URI'));
  return kind === '/URI' && (address instanceof PDFString || address instanceof PDFHexString) && SAFE_ADDRESS.test(address.decodeText());
}

/** What nothing points to any more is not carried along: scripts, attachments, earlier versions. */
function dropUnreachable(context: PDFContext): void {
  const { Root, Info } = context.trailerInfo;
  const reached = new Set<PDFObject>();
  const stack: PDFObject[] = [Root, Info].filter((one) => one !== undefined);
  for (let one = stack.pop(); one; one = stack.pop()) {
    if (one instanceof PDFRef) {
      if (reached.has(one)) continue;
      reached.add(one);
      add(
        stack,
        [context.lookup(one)].filter((held) => held !== undefined),
      );
    } else if (one instanceof PDFArray) add(stack, one.asArray());
    else if (one instanceof PDFDict) add(stack, one.values());
    else if (one instanceof PDFStream) add(stack, one.dict.values());
  }
  for (const [reference] of context.enumerateIndirectObjects()) if (!reached.has(reference)) context.delete(reference);
}

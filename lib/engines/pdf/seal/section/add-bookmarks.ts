import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);
/** Of a document's own bookmarks on the uppermost level; more are a loop. */
const MAX_BOOKMARKS = 10_000;

/** Two bookmarks: the document, with its own ones below it, and the certificate, whose first page is counted from 0. */
export function addBookmarks(document: PDFDocument, certificatePage: number, titles: { document: string; certificate: string }): void {
  const { context, catalog } = document;
  const [root, whole, certificate] = [context.nextRef(), context.nextRef(), context.nextRef()];
  const own = ownBookmarks(document, whole);
  const to = (index: number) => [document.getPage(index).ref, 'Fit'];
  context.assign(root, context.obj({ Type: 'Outlines', First: whole, Last: certificate, Count: 2 + own.shown }));
  context.assign(
    whole,
    context.obj({
      Title: PDFHexString.fromText(titles.document),
      Parent: root,
      Next: certificate,
      Dest: to(0),
      ...(own.first && own.last ? { First: own.first, Last: own.last, Count: own.shown } : {}),
    }),
  );
  context.assign(certificate, context.obj({ Title: PDFHexString.fromText(titles.certificate), Parent: root, Prev: whole, Dest: to(certificatePage) }));
  catalog.set(name('Outlines'), root);
}

/** The bookmarks that the document has already, hung below a new parent. `shown` are those that a reader shows without opening one. */
function ownBookmarks({ catalog, context }: PDFDocument, parent: PDFRef): { first?: PDFRef; last?: PDFRef; shown: number } {
  const outlines = catalog.lookup(name('Outlines'));
  const first = outlines instanceof PDFDict ? outlines.get(name('First')) : undefined;
  if (!(outlines instanceof PDFDict) || !(first instanceof PDFRef)) return { shown: 0 };
  const items = new Set<PDFRef>();
  let last: PDFDict | undefined;
  for (let one = first; items.size < MAX_BOOKMARKS && !items.has(one); ) {
    const item = context.lookup(one);
    if (!(item instanceof PDFDict)) break;
    items.add(one);
    item.set(name('Parent'), parent);
    last = item;
    const next = item.get(name('Next'));
    if (!(next instanceof PDFRef)) break;
    one = next;
  }
  // A loop ends here.
  last?.delete(name('Next'));
  const count = outlines.lookup(name('Count'));
  const opened = count instanceof PDFNumber ? count.asNumber() : 0;
  const end = [...items].at(-1);
  return end ? { first, last: end, shown: Math.max(items.size, opened) } : { shown: 0 };
}

import { PDFArray, type PDFContext, PDFDict, PDFNull, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** Numbers objects from 1 on without a gap: for each gap the library looks through all that stand before it when it writes. */
export function renumber(context: PDFContext): void {
  const objects = context.enumerateIndirectObjects();
  const fresh = new Map(objects.map(([reference], index) => [reference, PDFRef.of(index + 1)]));
  for (const [, object] of objects) redirect(object, fresh);
  for (const [reference] of objects) context.delete(reference);
  context.largestObjectNumber = 0;
  for (const [reference, object] of objects) context.assign(fresh.get(reference) ?? reference, object);
  const { Root, Info } = context.trailerInfo;
  const moved = (held: PDFObject | undefined) => (held instanceof PDFRef ? fresh.get(held) : undefined);
  const [root, info] = [moved(Root), moved(Info)];
  context.trailerInfo = { ...(root ? { Root: root } : {}), ...(info ? { Info: info } : {}) };
}

/** Walks one object and what it holds directly. A reference to nothing is dropped. */
function redirect(object: PDFObject, fresh: ReadonlyMap<PDFRef, PDFRef>): void {
  const stack = [object];
  for (let one = stack.pop(); one; one = stack.pop()) {
    const dict = one instanceof PDFStream ? one.dict : one;
    if (dict instanceof PDFDict) {
      for (const [key, value] of dict.entries()) {
        if (!(value instanceof PDFRef)) stack.push(value);
        else if (fresh.has(value)) dict.set(key, fresh.get(value) as PDFRef);
        else dict.delete(key);
      }
    } else if (dict instanceof PDFArray) {
      for (const [index, value] of dict.asArray().entries()) {
        if (!(value instanceof PDFRef)) stack.push(value);
        else dict.set(index, fresh.get(value) ?? PDFNull);
      }
    }
  }
}

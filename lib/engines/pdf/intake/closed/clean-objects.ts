import { PDFArray, type PDFContext, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { titleOf } from '../facts.ts';
import { cleanStructure } from './clean-structure.ts';
import { keepKnown } from './known-keys.ts';
import { renumber } from './renumber.ts';

const name = (text: string): PDFName => PDFName.of(text);
/** Of any object: what runs, what is attached, what lies in other files, and what programs note for themselves. */
const NEVER = ['AA', 'AF', 'Alternates', 'EF', 'JS', 'LastModified', 'Metadata', 'OC', 'OPI', 'PieceInfo', 'RF', 'Ref', 'Thumb'].map(name);
/** What holds things by names that a page gives them: a font may be called /AA there. */
const NAMES = new Set(['ColorSpace', 'ExtGState', 'Font', 'Pattern', 'Properties', 'Shading', 'XObject'].map(name));
const OF_STREAMS = ['F', 'FFilter', 'FDecodeParms'].map(name);

/** Leaves of a document its pages, their links, its structure, language and title; all else goes, and what nothing points to any more. */
export function cleanObjects(document: PDFDocument, replacedLinks: ReadonlyMap<PDFDict, PDFRef>): void {
  const { catalog, context } = document;
  const title = titleOf(document);
  keepKnown(catalog, 'catalog');
  for (const page of document.getPages()) keepKnown(page.node, 'page');
  cleanStructure(catalog, replacedLinks);
  context.trailerInfo = { Root: context.trailerInfo.Root as PDFObject, ...(title ? { Info: context.register(infoOf(context, title)) } : {}) };
  dropUnreachable(context);
  for (const [, object] of context.enumerateIndirectObjects()) quieten(object);
  dropUnreachable(context);
  renumber(context);
}

function infoOf(context: PDFContext, title: string): PDFDict {
  const info = PDFDict.withContext(context);
  info.set(name('Title'), PDFHexString.fromText(title));
  return info;
}

/** Walks one object and what it holds directly; references lead to objects that have their own turn. */
function quieten(object: PDFObject): void {
  const stack = [object];
  for (let one = stack.pop(); one; one = stack.pop()) {
    if (one instanceof PDFArray) add(stack, one.asArray());
    else if (one instanceof PDFStream) {
      for (const key of OF_STREAMS) one.dict.delete(key);
      stack.push(one.dict);
    } else if (one instanceof PDFDict) {
      for (const key of NEVER) one.delete(key);
      for (const key of ['A', 'PA']) if (isAction(one.lookup(name(key))) && !isLink(one)) one.delete(name(key));
      for (const [key, value] of one.entries()) add(stack, NAMES.has(key) && value instanceof PDFDict ? value.values() : [value]);
    }
  }
}

/** Links are of our own making. */
const isLink = (dict: PDFDict): boolean => String(dict.get(name('Subtype'))) === '/Link';
const isAction = (value: PDFObject | undefined): boolean => value instanceof PDFDict && value.lookup(name('S')) instanceof PDFName;

/** Spread into a call, a list of a hundred thousand would be too many arguments. */
function add(stack: PDFObject[], objects: readonly PDFObject[]): void {
  for (const object of objects) stack.push(object);
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
      const held = context.lookup(one);
      if (held) stack.push(held);
    } else if (one instanceof PDFArray) add(stack, one.asArray());
    else if (one instanceof PDFDict) add(stack, one.values());
    else if (one instanceof PDFStream) add(stack, one.dict.values());
  }
  for (const [reference] of context.enumerateIndirectObjects()) if (!reached.has(reference)) context.delete(reference);
}

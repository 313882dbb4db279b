import { PDFBool, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { pageContent } from '../pages/balance-page.ts';
import { type Operands, readContent } from '../pages/content-reader.ts';
import { decodeTolerantly } from '../pages/decode-stream.ts';
import { numberOperand, operandCount, writtenOperand } from '../pages/operand-values.ts';
import { isPlainInk } from './plain-inks.ts';
import { LinesWithoutLength } from './plain-paths.ts';
import { isPlainFont, isPlainPicture, isPlainSpace, isPlainState } from './plain-resources.ts';

const name = (text: string): PDFName => PDFName.of(text);
/** Bytes of one form's content. */
const MAX_FORM = 60_000_000;
/** Forms within forms. */
const MAX_DEPTH = 12;
/** Filled, stroked, both, and not seen: the other ways of showing text clip, or are none. */
const WAYS_OF_TEXT = new Set([0, 1, 2, 3]);

/**
 * Numbers of the pages, from 0, that hold what readers are known to draw differently: blendings, masks, courses of colours, tiles, letters
 * that are programs, fonts with encodings of their own, pictures in the text, odd lines. All else is drawn alike, and drawing it in
 * two engines would take three times as long as everything else that is done with a page. What is closed already is looked at; `lent` are
 * the fonts whose letters are ours.
 */
export function oddlyDrawnPages(document: PDFDocument, lent: ReadonlySet<PDFObject>): number[] {
  const judge = new DrawingJudge(lent);
  return document.getPages().flatMap((page, index) => (judge.isPlainPage(() => [page.node.Resources(), pageContent(page).content]) ? [] : [index]));
}

class DrawingJudge {
  private readonly known = new Map<PDFObject, boolean>();

  constructor(lent: ReadonlySet<PDFObject>) {
    for (const font of lent) this.known.set(font, true);
  }

  isPlainPage(read: () => [PDFDict | undefined, Uint8Array]): boolean {
    try {
      return this.isPlainProgram(...read(), 0);
    } catch {
      return false;
    }
  }

  private isPlainProgram(resources: PDFDict | undefined, content: Uint8Array, depth: number): boolean {
    return depth <= MAX_DEPTH && hasPlainOperations(content) && this.arePlainResources(resources, depth);
  }

  private arePlainResources(resources: PDFDict | undefined, depth: number): boolean {
    if (!resources) return true;
    if (listOf(resources, 'Pattern').length + listOf(resources, 'Shading').length > 0) return false;
    return (
      listOf(resources, 'ColorSpace').every((space) => isPlainSpace(space) || isPlainInk(space)) &&
      listOf(resources, 'ExtGState').every(isPlainState) &&
      listOf(resources, 'Font').every((font) => this.once(font, () => isPlainFont(font))) &&
      listOf(resources, 'XObject').every((object) => this.once(object, () => this.isPlainObject(object, resources, depth)))
    );
  }

  private isPlainObject(object: PDFObject | undefined, resources: PDFDict, depth: number): boolean {
    if (!(object instanceof PDFStream)) return false;
    if (String(object.dict.lookup(name('Subtype'))) !== '/Form') return isPlainPicture(object);
    const group = object.dict.lookup(name('Group'));
    if (group instanceof PDFDict && group.lookup(name('K')) === PDFBool.True) return false;
    const own = object.dict.lookup(name('Resources'));
    return this.isPlainProgram(own instanceof PDFDict ? own : resources, decodeTolerantly(object, MAX_FORM).bytes, depth + 1);
  }

  private once(object: PDFObject | undefined, judge: () => boolean): boolean {
    if (!object) return false;
    const known = this.known.get(object);
    if (known !== undefined) return known;
    // What calls itself is odd.
    this.known.set(object, false);
    const plain = judge();
    this.known.set(object, plain);
    return plain;
  }
}

function listOf(resources: PDFDict, category: string): (PDFObject | undefined)[] {
  const list = resources.lookup(name(category));
  return list instanceof PDFDict ? list.keys().map((key) => list.lookup(key)) : [];
}

/** Lines without length or with a width, dashes or corners that readers end differently, and pictures within the text are odd. */
function hasPlainOperations(content: Uint8Array): boolean {
  let isPlain = true;
  const lines = new LinesWithoutLength();
  const closing = readContent(content, (operator, operands) => {
    if (lines.isStrokedBy(operator, content, operands) || ODD[operator]?.(content, operands)) isPlain = false;
  });
  return isPlain && closing === '';
}

const always = (): boolean => true;
const numbersIn = (content: Uint8Array, operands: Operands): number[] =>
  Array.from({ length: operandCount(operands) }, (_, index) => writtenOperand(content, operands, index))
    .filter((token) => /^[-+.\d]/.test(token))
    .map(Number);

/** By operator, whether these operands make it odd. */
const ODD: Record<string, (content: Uint8Array, operands: Operands) => boolean> = {
  BI: always,
  sh: always,
  Tr: (content, operands) => !WAYS_OF_TEXT.has(numberOperand(content, operands, 0)),
  Tz: (content, operands) => !(numberOperand(content, operands, 0) > 0),
  w: (content, operands) => !(numberOperand(content, operands, 0) >= 0),
  M: (content, operands) => !(numberOperand(content, operands, 0) >= 1),
  // The last is where they begin.
  d: (content, operands) => {
    const numbers = numbersIn(content, operands);
    return (numbers.at(-1) ?? 0) < 0 || numbers.slice(0, -1).some((length) => !(length > 0));
  },
  re: (content, operands) => numbersIn(content, operands).slice(2).includes(0),
};

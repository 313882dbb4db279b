import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib';
import { decodeStream } from '../pages/decode-stream.ts';

const MAX_CMAP_BYTES = 4_000_000;
const PAIRS_IN_A_BLOCK = 100;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Two letters that share a glyph have a character of their own, which is read the same in either direction. */
const LAM_ALEF: Record<string, string> = { '\u0644\u0627': '\ufefb', '\u0644\u0622': '\ufef5', '\u0644\u0623': '\ufef7', '\u0644\u0625': '\ufef9' };

/** A space without width, which readers pass over. */
const NOTHING = '\u200b';

const name = (text: string): PDFName => PDFName.of(text);
const toHex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);
/** The letters of a cluster, without the marks above and below them and without joiners. */
export const lettersOf = (text: string): string => {
  const letters = text.normalize('NFC').replace(/[\p{M}\p{Join_Control}]/gu, '');
  return LAM_ALEF[letters] ?? letters;
};
export const marksOf = (text: string): string => text.normalize('NFC').replace(/\P{M}/gu, '');
/** Shapers put these next to the letter, whatever stands between: dagesh, the dots of shin, shadda. */
const NEXT_TO_LETTER = /[\u05bc\u05c1\u05c2\u0651]/;
const inShapedOrder = (marks: string): string[] => [...marks].sort((one, other) => Number(NEXT_TO_LETTER.test(other)) - Number(NEXT_TO_LETTER.test(one)));

/** What the glyphs of one font of the typesetter stand for. */
export class GlyphLetters {
  readonly #font: PDFDict;
  readonly #widthOf: (glyph: number) => number;
  readonly #texts = new Map<number, string>();
  /** Several marks that one glyph was named for: its own unless a cluster tells which of them. */
  readonly #several = new Map<number, string>();
  readonly #cmap: string;
  isRightToLeft = false;

  constructor(font: PDFDict) {
    this.#font = font;
    this.#widthOf = widthsOf(font);
    this.#cmap = Buffer.from(decodeStream(font.lookup(name('ToUnicode')), MAX_CMAP_BYTES)).toString('latin1');
    for (const [, glyph = '', hex = ''] of this.#cmap.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]{4,})>$/gim)) this.#take(Number.parseInt(glyph, 16), fromHex(hex));
  }

  /** A mark takes no room of its own, and neither do the dots that some faces draw apart from their letter. */
  isMark(glyph: number): boolean {
    return this.#widthOf(glyph) === 0;
  }

  /** The typesetter names a letter and its marks together, for each of their glyphs. */
  #take(glyph: number, text: string): void {
    if (!isRightToLeft(text)) {
      this.#texts.set(glyph, text);
      return;
    }
    this.isRightToLeft = true;
    const own = this.isMark(glyph) ? marksOf(text) || NOTHING : lettersOf(text) || text;
    if (this.isMark(glyph) && own.length > 1) this.#several.set(glyph, own);
    else this.#texts.set(glyph, own);
  }

  /** Glyphs of one cluster, from left to right, share a text: those without a name get their part of it. */
  share(glyphs: readonly number[], text: string): void {
    const marks = glyphs.filter((glyph) => this.isMark(glyph)).reverse();
    const own = inShapedOrder(marksOf(text));
    for (const glyph of glyphs) {
      if (this.#texts.has(glyph)) continue;
      const part = marks.length === own.length ? own[marks.indexOf(glyph)] : own.join('');
      this.#texts.set(glyph, marks.includes(glyph) ? part || NOTHING : lettersOf(text) || text);
    }
  }

  /** Writes the names into the PDF. */
  write(): void {
    const pairs = [...new Map([...this.#several, ...this.#texts])].sort(([one], [other]) => one - other);
    const blocks = [];
    for (let at = 0; at < pairs.length; at += PAIRS_IN_A_BLOCK) {
      const block = pairs.slice(at, at + PAIRS_IN_A_BLOCK).map(([glyph, text]) => `<${glyph.toString(16).padStart(4, '0').toUpperCase()}> <${toHex(text)}>\n`);
      blocks.push(`${block.length} beginbfchar\n${block.join('')}endbfchar\n`);
    }
    const [head] = this.#cmap.split(/^\d+ beginbf/m);
    const end = this.#cmap.slice(this.#cmap.lastIndexOf('endcmap'));
    const { context } = this.#font;
    const reference = this.#font.get(name('ToUnicode'));
    if (reference instanceof PDFRef) context.assign(reference, context.flateStream(Buffer.from(`${head}${blocks.join('')}${end}`, 'latin1')));
  }
}

/** Widths of glyphs in thousandths of the size, by PDF's two ways to list them. */
function widthsOf(font: PDFDict): (glyph: number) => number {
  const descendant = font.lookup(name('DescendantFonts'), PDFArray).lookup(0, PDFDict);
  const usual = descendant.lookup(name('DW'));
  const listed = descendant.lookup(name('W'));
  const widths = new Map<number, number>();
  for (let at = 0; listed instanceof PDFArray && at < listed.size(); ) {
    const first = listed.lookup(at, PDFNumber).asNumber();
    const next = listed.lookup(at + 1);
    if (next instanceof PDFArray) {
      for (let index = 0; index < next.size(); index += 1) widths.set(first + index, next.lookup(index, PDFNumber).asNumber());
      at += 2;
    } else {
      const last = listed.lookup(at + 1, PDFNumber).asNumber();
      for (let glyph = first; glyph <= last; glyph += 1) widths.set(glyph, listed.lookup(at + 2, PDFNumber).asNumber());
      at += 3;
    }
  }
  return (glyph) => widths.get(glyph) ?? (usual instanceof PDFNumber ? usual.asNumber() : 1000);
}

import { PDFDict, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { openPdf, savePdf } from '../open-pdf.ts';
import { type ContentToken, contentTokens } from '../pages/content-tokens.ts';
import { decodeStream } from '../pages/decode-stream.ts';
import { GlyphLetters, isRightToLeft } from './glyph-letters.ts';

const MAX_CONTENT_BYTES = 100_000_000;
const name = (text: string): PDFName => PDFName.of(text);

/**
 * Readers of text turn round what runs from the right glyph by glyph. Several letters under one glyph come out in the wrong order,
 * and a letter with its vowel mark, which the typesetter names together on both of their glyphs, twice. Here each glyph gets a name
 * of its own. Marks that stand higher or lower than their line, where readers would break the word, are passed over by those that
 * know replacement text; others find them under their names. Takes a PDF as the typesetter made it; it looks the same afterwards.
 */
export async function oneLetterAGlyph(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await openPdf(pdf);
  const fonts = new Map<PDFDict, GlyphLetters | undefined>();
  const lettersFor = (font: PDFDict) => {
    if (!fonts.has(font)) fonts.set(font, font.lookup(name('ToUnicode')) ? new GlyphLetters(font) : undefined);
    return fonts.get(font);
  };
  for (const page of document.getPages()) {
    const reference = page.node.get(name('Contents'));
    const stream = page.node.lookup(name('Contents'));
    const held = page.node.Resources()?.lookup(name('Font'));
    if (!(reference instanceof PDFRef) || !(stream instanceof PDFRawStream) || !(held instanceof PDFDict)) continue;
    const content = Buffer.from(decodeStream(stream, MAX_CONTENT_BYTES)).toString('latin1');
    const rewritten = rewrite(content, (key) => {
      const font = held.lookup(name(key));
      return font instanceof PDFDict ? lettersFor(font) : undefined;
    });
    document.context.assign(reference, document.context.flateStream(Buffer.from(rewritten, 'latin1')));
  }
  for (const letters of fonts.values()) if (letters?.isRightToLeft) letters.write();
  return savePdf(document);
}

/** Marked content that is open: the text that stands for it, if any does, and the glyphs in it. */
type Cluster = { text: string | undefined; glyphs: number[]; font: GlyphLetters | undefined };

/** The same content, with names given to the glyphs of each cluster on the way. */
function rewrite(content: string, fontOf: (key: string) => GlyphLetters | undefined): string {
  const written: string[] = [];
  let copied = 0;
  let operands: ContentToken[] = [];
  let font: GlyphLetters | undefined;
  const open: Cluster[] = [];
  const replace = (start: number, end: number, text: string) => {
    written.push(content.slice(copied, start), text);
    copied = end;
  };
  for (const token of contentTokens(content)) {
    if (token.kind !== 'word' || /^[\d.+-]/.test(token.value)) {
      operands.push(token);
      continue;
    }
    const start = operands[0]?.start ?? token.start;
    if (token.value === 'Tf') font = fontOf(operands[0]?.value ?? '');
    else if (token.value === 'BMC' || token.value === 'BDC') {
      const text = replacementOf(operands);
      open.push({ text, glyphs: [], font: undefined });
      if (text !== undefined) replace(start, token.end, '/Span BMC');
    } else if (token.value === 'EMC') {
      const closed = open.pop();
      if (closed?.text !== undefined) closed.font?.share(closed.glyphs, closed.text);
    } else if ((token.value === 'Tj' || token.value === 'TJ') && font?.isRightToLeft) {
      const cluster = open.findLast(({ text }) => text !== undefined);
      cluster?.glyphs.push(...operands.filter(({ kind }) => kind === 'string').flatMap(glyphsOf));
      if (cluster) cluster.font = font;
      if (hasMarks(operands, font)) replace(start, token.end, withoutMarks(operands, content, font));
    }
    operands = [];
  }
  return [...written, content.slice(copied)].join('');
}

/** The text that stands for a cluster, if it runs from the right. */
function replacementOf(operands: readonly ContentToken[]): string | undefined {
  const at = operands.findIndex(({ kind, value }) => kind === 'name' && value === 'ActualText');
  const bytes = Buffer.from(operands[at + 1]?.value ?? '', 'latin1');
  if (at === -1 || bytes.length < 2 || bytes.readUInt16BE(0) !== 0xfeff) return undefined;
  const text = bytes
    .subarray(2, bytes.length - (bytes.length % 2))
    .swap16()
    .toString('utf16le');
  return isRightToLeft(text) ? text : undefined;
}

const glyphsOf = ({ value }: ContentToken): number[] =>
  Array.from({ length: value.length / 2 }, (_, index) => value.charCodeAt(index * 2) * 256 + value.charCodeAt(index * 2 + 1));
const hasMarks = (operands: readonly ContentToken[], font: GlyphLetters): boolean =>
  operands.some((token) => token.kind === 'string' && glyphsOf(token).some((glyph) => font.isMark(glyph)));
const hex = (glyphs: readonly number[]): string => `<${glyphs.map((glyph) => glyph.toString(16).padStart(4, '0')).join('')}>`;

/** The same glyphs at the same places; marks under a replacement text that is empty. */
function withoutMarks(operands: readonly ContentToken[], content: string, font: GlyphLetters): string {
  const shown: { isMark: boolean | undefined; text: string }[] = [];
  for (const token of operands) {
    if (token.kind === 'mark') continue;
    if (token.kind !== 'string') shown.push({ isMark: undefined, text: content.slice(token.start, token.end) });
    else for (const glyph of glyphsOf(token)) shown.push({ isMark: font.isMark(glyph), text: hex([glyph]) });
  }
  const runs: { isMark: boolean | undefined; texts: string[] }[] = [];
  for (const { isMark, text } of shown) {
    const last = runs.at(-1);
    // A shift belongs to what follows it, or to what went before: it shows nothing.
    if (last && (isMark === undefined || last.isMark === isMark || last.isMark === undefined)) {
      last.texts.push(text);
      last.isMark ??= isMark;
    } else runs.push({ isMark, texts: [text] });
  }
  return runs.map(({ isMark, texts }) => (isMark ? `/Span <</ActualText <FEFF>>> BDC [${texts.join(' ')}] TJ EMC` : `[${texts.join(' ')}] TJ`)).join('\n');
}

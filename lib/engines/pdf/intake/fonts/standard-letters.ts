import { PDFArray, PDFDict, PDFName, PDFNumber, StandardFontEmbedder } from '@cantoo/pdf-lib';
import type { StandardFont } from './standard-names.ts';

const name = (text: string): PDFName => PDFName.of(text);

/** Codes that the standard encoding, which holds where a font names none, has no letter for: readers guess at them. */
const WITHOUT_LETTER: readonly (readonly [first: number, last: number])[] = [
  [0x7f, 0xa0],
  [0xb0, 0xb0],
  [0xb5, 0xb5],
  [0xbe, 0xbe],
  [0xc0, 0xc0],
  [0xc9, 0xc9],
  [0xcc, 0xcc],
  [0xd1, 0xe0],
  [0xe2, 0xe2],
  [0xe4, 0xe7],
  [0xec, 0xf0],
  [0xf2, 0xf4],
  [0xf6, 0xf7],
  [0xfc, 0xff],
];

/** What the programs of the standard fonts hold beside the letters of the Windows encoding (the character set ISOAdobe), and names for nothing. */
const FURTHER_LETTERS = 'breve caron dotaccent dotlessi fi fl fraction hungarumlaut Lslash lslash minus ogonek ring'.split(' ');
const BLANKS = 'nbspace nonbreakingspace sfthyphen softhyphen'.split(' ');

/** Whether each code of a text has a letter that the font's encoding, or the standard one in its place, names, and that PDFium's outlines have. */
export function hasLetters(font: PDFDict, face: StandardFont, strings: ReadonlySet<string>): boolean {
  if (face === 'Symbol' || face === 'ZapfDingbats') return true;
  const encoding = font.lookup(name('Encoding'));
  const base = encoding instanceof PDFDict ? encoding.lookup(name('BaseEncoding')) : encoding;
  const own = ownLetters(encoding instanceof PDFDict ? encoding.lookup(name('Differences')) : undefined);
  const outlines = outlinesOf(face);
  const hasLetter = (code: number) => {
    const letter = own.get(code);
    if (letter !== undefined) return outlines.has(letter);
    return base instanceof PDFName || !WITHOUT_LETTER.some(([first, last]) => code >= first && code <= last);
  };
  return [...strings].every((string) => [...string].every((letter) => hasLetter(letter.charCodeAt(0))));
}

/** Names of letters by their codes. */
function ownLetters(differences: unknown): Map<number, string> {
  const own = new Map<number, string>();
  let next = 0;
  for (const one of differences instanceof PDFArray ? differences.asArray() : []) {
    if (one instanceof PDFNumber) next = one.asNumber();
    else own.set(next++, one instanceof PDFName ? one.decodeText() : '');
  }
  return own;
}

function outlinesOf(face: StandardFont): Set<string> {
  const mappings = Object.values(StandardFontEmbedder.for(face as never).encoding['unicodeMappings'] as Record<number, [code: number, glyph: string]>);
  return new Set([...mappings.map(([, glyph]) => glyph), ...FURTHER_LETTERS, ...BLANKS]);
}

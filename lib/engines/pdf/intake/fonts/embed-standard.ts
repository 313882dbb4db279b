import { deflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, StandardFontEmbedder } from '@cantoo/pdf-lib';
import { standardFontProgram } from '../../pages/standard-font-program.ts';
import { measureCodes } from './measure-codes.ts';
import type { StandardFont } from './standard-names.ts';

const name = (text: string): PDFName => PDFName.of(text);
type Metrics = { FontBBox: number[]; ItalicAngle?: number; Ascender?: number; Descender?: number; CapHeight?: number; StdVW?: number };

/** Flags of a descriptor (ISO 32000, table 121). */
const FIXED_PITCH = 1;
const SERIF = 2;
const SYMBOLIC = 4;
const NONSYMBOLIC = 32;
const ITALIC = 64;

/** Puts into a font that every reader brings along the outlines that PDFium draws it with: shown as it is on the signing page, everywhere. */
export async function embedStandard(font: PDFDict, face: StandardFont, strings: ReadonlySet<string>): Promise<void> {
  const { context } = font;
  const metrics = StandardFontEmbedder.for(face as never).font as unknown as Metrics;
  const isSymbolic = face === 'Symbol' || face === 'ZapfDingbats';
  const program = PDFRawStream.of(context.obj({ Subtype: 'Type1C', Filter: 'FlateDecode' }), deflateSync(standardFontProgram(face)));
  const fontName = `AAAAAA+${face}`;
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: fontName,
    Flags: flagsOf(face, isSymbolic),
    FontBBox: metrics.FontBBox,
    ItalicAngle: metrics.ItalicAngle ?? 0,
    Ascent: metrics.Ascender ?? 0,
    Descent: metrics.Descender ?? 0,
    CapHeight: metrics.CapHeight ?? 0,
    StemV: metrics.StdVW ?? 0,
    FontFile3: context.register(program),
  });
  await setWidths(font, strings);
  font.set(name('Subtype'), name('Type1'));
  font.set(name('BaseFont'), name(fontName));
  font.set(name('FontDescriptor'), context.register(descriptor));
  if (isSymbolic) font.set(name('Encoding'), context.obj({ Type: 'Encoding', Differences: ownEncoding(font, face) }));
}

/** The two that are no letters have an encoding of their own, which no other takes the place of; single signs can. */
function ownEncoding(font: PDFDict, face: StandardFont): PDFArray {
  const mappings = Object.values(StandardFontEmbedder.for(face as never).encoding['unicodeMappings'] as Record<number, [code: number, glyph: string]>);
  const list = font.context.obj(mappings.sort(([one], [other]) => one - other).flatMap(([code, glyph]) => [code, PDFName.of(glyph)]));
  const encoding = font.lookup(name('Encoding'));
  const differences = encoding instanceof PDFDict ? encoding.lookup(name('Differences')) : undefined;
  if (differences instanceof PDFArray) for (const one of differences.asArray()) list.push(one);
  return list;
}

function flagsOf(face: StandardFont, isSymbolic: boolean): number {
  if (isSymbolic) return SYMBOLIC;
  return NONSYMBOLIC | (face.startsWith('Courier') ? FIXED_PITCH : 0) | (face.startsWith('Times') ? SERIF : 0) | (/Oblique|Italic/.test(face) ? ITALIC : 0);
}

/** As wide as PDFium sets each letter: what a file says of a standard font may be missing, or speak of a few letters alone. */
async function setWidths(font: PDFDict, strings: ReadonlySet<string>): Promise<void> {
  const codes = [...new Set([...strings].flatMap((string) => [...string]))].sort();
  const [first, last] = [codes[0]?.charCodeAt(0) ?? 0, codes.at(-1)?.charCodeAt(0) ?? 0];
  const widths = Array.from({ length: last - first + 1 }, () => 0);
  for (const [index, { advance }] of (await measureCodes(font, codes)).entries()) widths[(codes[index]?.charCodeAt(0) ?? 0) - first] = advance ?? 0;
  font.set(name('FirstChar'), PDFNumber.of(first));
  font.set(name('LastChar'), PDFNumber.of(last));
  font.set(name('Widths'), font.context.obj(widths));
}

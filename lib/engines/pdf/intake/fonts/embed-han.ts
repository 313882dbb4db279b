import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { codesOf, leadsOf } from './code-lengths.ts';
import { codeMap, textMap } from './code-maps.ts';
import { measureCodes } from './measure-codes.ts';
import { type Glyph, TrueType } from './true-type.ts';
import { writeTrueType } from './write-true-type.ts';

const name = (text: string): PDFName => PDFName.of(text);
/** Which of our faces a collection of characters is drawn with first. Traditional Chinese has none of its own. */
const FACES: Record<string, readonly string[]> = {
  Japan1: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'],
  GB1: ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'],
  CNS1: ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'],
  Korea1: ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc'],
};
const HEAVY = /bold|heavy|black|W[6-9]\b/i;
/** Codes of one font in one document, and what is not drawn: spaces. */
const MAX_CODES = 20_000;
const BLANK = /^[\s\u3000]*$/u;
const UNITS = 1_000;

type Letter = { code: string; text: string; advance: number; glyph: Glyph };

/**
 * Puts letters of ours into a composite font of one of the Chinese, Japanese or Korean collections that the file does not bring along. Its
 * codes, its widths and so the text stay as they are. False if its coding is not known here or a letter of its text is in no face of ours.
 */
export async function embedHan(font: PDFDict, strings: ReadonlySet<string>, fontFiles: readonly string[]): Promise<boolean> {
  const descendants = font.lookup(name('DescendantFonts'));
  const descendant = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  const encoding = font.lookup(name('Encoding'));
  const leads = encoding instanceof PDFName ? leadsOf(encoding.decodeText()) : undefined;
  if (!(descendant instanceof PDFDict) || !(encoding instanceof PDFName) || !leads) return false;
  const faces = FACES[orderingOf(descendant)];
  if (!faces) return false;
  const codes = [...new Set([...strings].flatMap((string) => codesOf(string, encoding.decodeText(), leads)))].sort();
  if (codes.length > MAX_CODES) return false;
  const style = HEAVY.test(String(font.lookup(name('BaseFont')))) ? '600SemiBold' : '400Regular';
  const letters = await lettersOf(
    font,
    codes,
    faces.map((face) => fontFiles.find((file) => file.includes(`/${face}/`) && file.includes(style)) ?? ''),
  );
  if (!letters) return false;
  write(font, descendant, letters.drawn, letters.face);
  return true;
}

function orderingOf(descendant: PDFDict): string {
  const system = descendant.lookup(name('CIDSystemInfo'));
  const ordering = system instanceof PDFDict ? system.lookup(name('Ordering')) : undefined;
  return ordering && 'decodeText' in ordering ? (ordering as { decodeText(): string }).decodeText() : '';
}

async function lettersOf(font: PDFDict, codes: readonly string[], files: readonly string[]): Promise<{ drawn: Letter[]; face: TrueType } | undefined> {
  const faces: TrueType[] = [];
  const drawn: Letter[] = [];
  for (const [index, { text, advance }] of (await measureCodes(font, codes)).entries()) {
    const found = glyphOf(text, files, faces);
    if (!found || advance === undefined) return undefined;
    drawn.push({ code: codes[index] ?? '', text, advance, glyph: fitted(found.glyph, advance, found.face.unitsPerEm) });
  }
  const face = faces[0] ?? readFace(files[0]);
  return face && { drawn, face };
}

const readFace = (file: string | undefined): TrueType | undefined => (file ? new TrueType(readFileSync(file)) : undefined);

/** The outline of a code's one character, in the first face that has it; faces are read when they are needed. */
function glyphOf(text: string, files: readonly string[], faces: TrueType[]): { glyph: Glyph; face: TrueType } | undefined {
  const [character, ...more] = [...text];
  for (let index = 0; index < files.length; index += 1) {
    const face = faces[index] ?? readFace(files[index]);
    if (!face) return undefined;
    faces[index] = face;
    if (BLANK.test(text)) return text === '' ? undefined : { glyph: { points: [], advance: 0 }, face };
    const glyph = character && more.length === 0 ? face.glyph(character.codePointAt(0) ?? 0) : undefined;
    if (glyph && face.unitsPerEm === faces[0]?.unitsPerEm) return { glyph, face };
  }
  return undefined;
}

/** A letter in the room that the file's own font had for it: narrowed if it is wider, in its middle if not. */
function fitted({ points, advance }: Glyph, room: number, unitsPerEm: number): Glyph {
  const wanted = (room * unitsPerEm) / UNITS;
  const scale = advance > wanted && advance > 0 ? wanted / advance : 1;
  const move = (wanted - advance * scale) / 2;
  return { points: points.map((point) => ({ ...point, x: point.x * scale + move })), advance: wanted };
}

function write(font: PDFDict, descendant: PDFDict, letters: readonly Letter[], face: TrueType): void {
  const { context } = font;
  const packed = (bytes: Uint8Array, entries: Record<string, string | number>) =>
    context.register(PDFRawStream.of(context.obj({ ...entries, Filter: 'FlateDecode' }), deflateSync(bytes)));
  const program = writeTrueType([{ points: [], advance: 0 }, ...letters.map(({ glyph }) => glyph)], face);
  const fontName = `AAAAAA+${String(font.lookup(name('BaseFont')) ?? '').replace(/[^\w-]/g, '') || 'Font'}`;
  const units = (value: number) => Math.round((value * UNITS) / face.unitsPerEm);
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: fontName,
    Flags: 4,
    FontBBox: [0, units(face.descent), UNITS, units(face.ascent)],
    ItalicAngle: 0,
    Ascent: units(face.ascent),
    Descent: units(face.descent),
    CapHeight: units(face.ascent),
    StemV: 80,
    FontFile2: packed(program, { Length1: program.length }),
  });
  for (const key of descendant.keys()) descendant.delete(key);
  const entries = {
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: fontName,
    FontDescriptor: context.register(descriptor),
    DW: UNITS,
    W: [1, letters.map(({ advance }) => advance)],
    CIDToGIDMap: 'Identity',
  };
  for (const [key, value] of Object.entries(entries)) descendant.set(name(key), context.obj(value as never));
  descendant.set(name('CIDSystemInfo'), context.obj({ Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 }));
  font.set(name('BaseFont'), name(fontName));
  font.set(name('Encoding'), packed(Buffer.from(codeMap(letters)), { Type: 'CMap', CMapName: 'Codes', WMode: 0 }));
  font.set(name('ToUnicode'), packed(Buffer.from(textMap(letters)), {}));
}

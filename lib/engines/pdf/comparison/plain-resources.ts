import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import { decodeTolerantly } from '../pages/decode-stream.ts';
import { isPlainProfile } from './plain-profile.ts';

const name = (text: string): PDFName => PDFName.of(text);
const DEVICES = new Set(['/DeviceGray', '/DeviceRGB', '/DeviceCMYK', '/G', '/RGB', '/CMYK']);
const DEPTHS = new Set([1, 2, 4, 8]);
const USUAL_RANGES = new Set(['0 1', '1 0', '0 1 0 1 0 1', '0 1 0 1 0 1 0 1']);
const NORMAL = new Set(['/Normal', '/Compatible']);
const SYMBOLIC = 4;
/** What ends a JPEG stands this near to its end; one that was cut is filled up in as many ways as there are programs. */
const JPEG_END = Buffer.from([0xff, 0xd9]);
const JPEG_TAIL = 64;
/** Bytes. */
const MAX_JPEG = 60_000_000;
/** Bytes: two for each letter of a font with the most that there can be. */
const WHOLE_MAP = 131_072;
/** What says by itself how many dots it has. */
const FAX = '/CCITTFaxDecode';
/** Of valid ones the first engine draws some otherwise, and of some nothing. */
const JBIG2 = '/JBIG2Decode';

const profiles = new WeakMap<PDFRawStream, boolean>();

const textOf = (object: PDFObject | undefined): string => String(object);

/** Whether all readers take a colour space for the same: those of devices, profiles of screens, and tables of these. */
export function isPlainSpace(space: PDFObject | undefined): boolean {
  if (space === undefined || DEVICES.has(textOf(space))) return true;
  if (!(space instanceof PDFArray)) return false;
  const kind = textOf(space.lookup(0));
  if (space.size() === 1) return DEVICES.has(kind);
  if (kind === '/Indexed' || kind === '/I') return isPlainSpace(space.lookup(1));
  const profile = kind === '/ICCBased' ? space.lookup(1) : undefined;
  if (!(profile instanceof PDFRawStream)) return false;
  const known = profiles.get(profile) ?? isPlainProfile(profile);
  profiles.set(profile, known);
  return known;
}

/** Neither blended nor masked: widths, caps and a constant opacity are drawn alike. */
export function isPlainState(state: PDFObject | undefined): boolean {
  if (!(state instanceof PDFDict)) return false;
  const [blend, mask] = [state.lookup(name('BM')), state.lookup(name('SMask'))];
  if (blend !== undefined && !NORMAL.has(textOf(blend))) return false;
  if (mask !== undefined && textOf(mask) !== '/None') return false;
  return !['D', 'Font', 'TR', 'TR2'].some((key) => state.has(name(key))) && state.lookup(name('AIS')) !== PDFBool.True;
}

/** A font whose letters are found in one way alone. */
export function isPlainFont(font: PDFObject | undefined): boolean {
  if (!(font instanceof PDFDict)) return false;
  const kind = textOf(font.lookup(name('Subtype')));
  const encoding = font.lookup(name('Encoding'));
  if (kind === '/Type1' || kind === '/MMType1') return true;
  if (kind === '/TrueType') return !(encoding instanceof PDFDict) && (encoding === undefined || !isSymbolic(font));
  if (kind !== '/Type0' || !/^\/Identity-[HV]$/.test(textOf(encoding))) return false;
  const [below] = (font.lookup(name('DescendantFonts')) as PDFArray | undefined)?.asArray() ?? [];
  const descendant = font.context.lookup(below);
  if (!(descendant instanceof PDFDict)) return false;
  const map = descendant.lookup(name('CIDToGIDMap'));
  return !(map instanceof PDFStream) || isWholeMap(map);
}

/** Whether it says of every letter that there can be which outline it has: what stands beyond its end is another's in each program. */
const isWholeMap = (map: PDFStream): boolean => decodeTolerantly(map, WHOLE_MAP).bytes.length === WHOLE_MAP;

function isSymbolic(font: PDFDict): boolean {
  const descriptor = font.lookup(name('FontDescriptor'));
  const flags = descriptor instanceof PDFDict ? descriptor.lookup(name('Flags')) : undefined;
  return flags instanceof PDFNumber && (flags.asNumber() & SYMBOLIC) !== 0;
}

/** A picture of usual colours and depth with all of its data, opaque or under a plain mask of opacity. */
export function isPlainPicture(picture: PDFStream): boolean {
  const { dict } = picture;
  const filters = filtersOf(dict);
  if (filters.includes(JBIG2) || (filters.includes(FAX) && !isPlainFax(dict))) return false;
  if (dict.lookup(name('ImageMask')) === PDFBool.True) return filters.includes(FAX);
  const range = dict.lookup(name('Decode'));
  if (range !== undefined && !(range instanceof PDFArray && USUAL_RANGES.has(range.asArray().map(textOf).join(' ')))) return false;
  if (dict.has(name('Mask')) || dict.has(name('SMaskInData')) || dict.has(name('Matte'))) return false;
  const isJpeg2000 = filters.includes('/JPXDecode');
  const depth = dict.lookup(name('BitsPerComponent'));
  if (!isJpeg2000 && !(depth instanceof PDFNumber && DEPTHS.has(depth.asNumber()))) return false;
  if (!dict.has(name('ColorSpace')) || !isPlainSpace(dict.lookup(name('ColorSpace')))) return false;
  if (filters.at(-1) === '/DCTDecode' && !isWholeJpeg(picture, filters)) return false;
  const mask = dict.lookup(name('SMask'));
  return mask === undefined || (mask instanceof PDFStream && isPlainPicture(mask));
}

/** A fax in two dimensions, of as many rows and columns as the picture: of others programs make something else each. */
function isPlainFax(dict: PDFDict): boolean {
  const held = dict.lookup(name('DecodeParms'));
  const parameters = held instanceof PDFArray && held.size() > 0 ? held.lookup(held.size() - 1) : held;
  if (!(parameters instanceof PDFDict) || !(Number(textOf(parameters.lookup(name('K')))) < 0)) return false;
  const isAsLarge = (key: string, side: string) => textOf(parameters.lookup(name(key))) === textOf(dict.lookup(name(side)));
  return isAsLarge('Columns', 'Width') && (!parameters.has(name('Rows')) || isAsLarge('Rows', 'Height'));
}

function isWholeJpeg(picture: PDFStream, filters: readonly string[]): boolean {
  if (!(picture instanceof PDFRawStream)) return false;
  if (filters.length === 1) return endsAsJpeg(picture.contents);
  // Some programs deflate pictures once more.
  if (filters.length !== 2 || filters[0] !== '/FlateDecode' || picture.dict.has(name('DecodeParms'))) return false;
  const deflated = picture.dict.clone();
  deflated.set(name('Filter'), name('FlateDecode'));
  const { bytes, isWhole } = decodeTolerantly(PDFRawStream.of(deflated, picture.contents), MAX_JPEG);
  return isWhole && endsAsJpeg(bytes);
}

const endsAsJpeg = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-JPEG_TAIL)).includes(JPEG_END);

function filtersOf(dict: PDFDict): string[] {
  const held = dict.lookup(name('Filter'));
  return held instanceof PDFArray ? held.asArray().map((one) => textOf(dict.context.lookup(one))) : held ? [textOf(held)] : [];
}

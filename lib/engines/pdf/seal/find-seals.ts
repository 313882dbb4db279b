/** A signature as it stands in the bytes of a PDF, before anything of it is checked. */
export type FoundSeal = {
  /** Offset and length of the first part that is signed, offset and length of the second. */
  range: readonly [number, number, number, number];
  /**
   * CMS, in DER, from the gap between the two parts. Where that holds something else, as after another program has saved the file anew,
   * the one that the dictionary holds, which then covers nothing: `gapIsClean` is false. Empty where there is none.
   */
  cms: Uint8Array;
  /** Whether the CMS stands in its gap, and nothing but zeros after it: other bytes there are signed by nobody. */
  gapIsClean: boolean;
  /** The number of the signature's object, and what the object says around its gap. */
  object: string;
  dictionary: string;
};

const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
const CONTENTS = /\/Contents\s*(<[0-9a-fA-F\s]*>)/;
/** A signature's dictionary without its gap, far beyond what any program writes. */
const MAX_DICTIONARY = 64 * 1024;
/** A file of ours has one; a hostile one may have thousands. */
const MAX_SEALS = 50;

/**
 * Every signature of a PDF, in the order in which they end. Read from the bytes and not by a PDF parser: a signature's range and
 * gap are about bytes, and two parsers may resolve one damaged file differently.
 */
export function findSeals(bytes: Uint8Array): FoundSeal[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const found: FoundSeal[] = [];
  for (const match of text.matchAll(RANGE)) {
    const seal = readSeal(text, match.index, match.slice(1).map(Number) as [number, number, number, number]);
    if (seal) found.push(seal);
    if (found.length === MAX_SEALS) break;
  }
  return found.sort((a, b) => endOf(a.range) - endOf(b.range));
}

const endOf = ([, , offset, length]: FoundSeal['range']): number => offset + length;

function readSeal(text: string, at: number, range: [number, number, number, number]): FoundSeal | null {
  const start = text.lastIndexOf(' obj', at);
  const around = start >= 0 && at - start < MAX_DICTIONARY * 2 ? text.slice(start, at) : '';
  const [, firstLength, secondOffset] = range;
  const gap = secondOffset > firstLength ? text.slice(firstLength, secondOffset) : '';
  const isHexadecimal = /^<[0-9a-fA-F\s]*>$/.test(gap);
  // The gap may stand before the range or after it: what remains is the dictionary.
  const end = text.indexOf('endobj', Math.max(at, isHexadecimal ? secondOffset : 0));
  const whole = start < 0 ? '' : text.slice(start, end < 0 ? at + MAX_DICTIONARY : end);
  const dictionary =
    isHexadecimal && start >= 0 && start < firstLength && firstLength < start + whole.length ? without(whole, firstLength - start, gap) : whole;
  // The words alone, in a text or a picture, are no signature.
  if (!isHexadecimal && !/\/(SubFilter|Contents)\b/.test(around + dictionary.slice(0, MAX_DICTIONARY))) return null;
  const moved = isHexadecimal ? null : { cms: readGap(CONTENTS.exec(dictionary)?.[1] ?? '<>').cms, gapIsClean: false };
  return { range, ...(moved ?? readGap(gap)), object: objectNumber(text, start), dictionary: dictionary.slice(0, MAX_DICTIONARY) };
}

const without = (text: string, at: number, part: string): string => text.slice(0, at) + text.slice(at + part.length);

const objectNumber = (text: string, start: number): string => /(\d+)\s+\d+$/.exec(text.slice(Math.max(0, start - 24), Math.max(0, start)))?.[1] ?? '';

/** The CMS says its own length; a file's gap is wider, as it is made before the signature. */
function readGap(gap: string): { cms: Uint8Array; gapIsClean: boolean } {
  const all = Buffer.from(gap.slice(1, -1).replace(/\s/g, ''), 'hex');
  const length = derLength(all);
  const cms = length === null ? all : all.subarray(0, length);
  return { cms: new Uint8Array(cms), gapIsClean: length === null || all.subarray(length).every((byte) => byte === 0) };
}

/** Bytes of the DER value that these begin with, with its head; null where they do not say, or say more than there are. */
function derLength(bytes: Buffer): number | null {
  const first = bytes[1];
  if (first === undefined) return null;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || lengthBytes > 4 || bytes.length < 2 + lengthBytes) return null;
  const value = lengthBytes === 0 ? first : bytes.readUIntBE(2, lengthBytes);
  const whole = 2 + lengthBytes + value;
  return whole <= bytes.length ? whole : null;
}

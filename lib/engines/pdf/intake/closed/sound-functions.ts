import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { decodeTolerantly } from '../../pages/decode-stream.ts';

const name = (text: string): PDFName => PDFName.of(text);
const SAMPLED = 0;
const EXPONENTIAL = 2;
const STITCHED = 3;
const CALCULATED = 4;
const MAX_DEPTH = 8;
/** Of a table of colours or a program; larger ones are looked at no further. */
const MAX_BYTES = 8_000_000;
const SAMPLE_BITS = new Set([1, 2, 4, 8, 12, 16, 24, 32]);
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const WORDS = new Set(
  'abs add atan ceiling cos cvi cvr div exp floor idiv ln log mod mul neg round sin sqrt sub truncate and bitshift eq false ge gt le lt ne not or true xor if ifelse copy dup exch index pop roll { }'.split(
    ' ',
  ),
);

/** Whether a function of colours is one that the standard knows: of others each program makes something else, often no colour at all. */
export function isSoundFunction(context: PDFContext, held: PDFObject | undefined, depth = 0): boolean {
  const found = held && context.lookup(held);
  if (found instanceof PDFName) return found === name('Identity');
  const dict = found instanceof PDFStream ? found.dict : found;
  if (!(dict instanceof PDFDict) || depth > MAX_DEPTH) return false;
  const domain = numbers(dict, 'Domain');
  const kind = dict.lookup(name('FunctionType'));
  if (!domain || domain.length < 2 || domain.length % 2 === 1 || !(kind instanceof PDFNumber)) return false;
  if (kind.asNumber() === EXPONENTIAL) return isSoundPower(dict, domain);
  if (kind.asNumber() === STITCHED) return isSoundStitching(context, dict, depth);
  if (!(found instanceof PDFStream)) return false;
  if (kind.asNumber() === SAMPLED) return isSoundTable(dict, domain, bytesOf(found));
  return kind.asNumber() === CALCULATED && isSoundProgram(bytesOf(found));
}

function isSoundPower(dict: PDFDict, [lowest = 0]: number[]): boolean {
  const exponent = dict.lookup(name('N'));
  const [from, to] = [numbers(dict, 'C0') ?? [0], numbers(dict, 'C1') ?? [1]];
  return exponent instanceof PDFNumber && from.length === to.length && isPower(lowest, exponent.asNumber());
}

/** Neither a root of less than nothing, nor nothing as a divisor. */
const isPower = (lowest: number, exponent: number): boolean => (lowest >= 0 || Number.isInteger(exponent)) && (exponent >= 0 || lowest > 0);

function isSoundStitching(context: PDFContext, dict: PDFDict, depth: number): boolean {
  const parts = dict.lookup(name('Functions'));
  const bounds = numbers(dict, 'Bounds') ?? [];
  if (!(parts instanceof PDFArray) || parts.size() === 0) return false;
  if (bounds.length !== parts.size() - 1 || numbers(dict, 'Encode')?.length !== parts.size() * 2) return false;
  if (bounds.some((bound, index) => bound < (bounds[index - 1] ?? bound))) return false;
  return parts.asArray().every((part) => isSoundFunction(context, part, depth + 1));
}

function isSoundTable(dict: PDFDict, domain: number[], bytes: Uint8Array | undefined): boolean {
  const [sizes, range, bits] = [numbers(dict, 'Size'), numbers(dict, 'Range'), dict.lookup(name('BitsPerSample'))];
  if (!sizes || !range || sizes.length !== domain.length / 2 || !(bits instanceof PDFNumber) || !SAMPLE_BITS.has(bits.asNumber())) return false;
  const samples = sizes.reduce((product, size) => product * size, range.length / 2);
  return bytes === undefined || bytes.length * 8 >= samples * bits.asNumber();
}

function isSoundProgram(bytes: Uint8Array | undefined): boolean {
  if (!bytes) return true;
  const words = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/%[^\r\n]*/g, ' ')
    .replaceAll(/[{}]/g, ' $& ')
    .split(/[\0\s]+/)
    .filter(Boolean);
  let open = 0;
  for (const word of words) {
    if (!WORDS.has(word) && !NUMBER.test(word)) return false;
    open += word === '{' ? 1 : word === '}' ? -1 : 0;
    if (open < 0) return false;
  }
  return open === 0 && words[0] === '{';
}

/** Undefined if they are too many to look at. */
function bytesOf(stream: PDFStream): Uint8Array | undefined {
  try {
    return decodeTolerantly(stream, MAX_BYTES).bytes;
  } catch {
    return undefined;
  }
}

function numbers(dict: PDFDict, key: string): number[] | undefined {
  const list = dict.lookup(name(key));
  if (!(list instanceof PDFArray)) return undefined;
  const all = list.asArray().map((one) => dict.context.lookup(one));
  return all.every((one) => one instanceof PDFNumber) ? all.map((one) => (one as PDFNumber).asNumber()) : undefined;
}

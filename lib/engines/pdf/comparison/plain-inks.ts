import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { partsOfSpace } from '../intake/closed/space-parts.ts';
import { isPlainSpace } from './plain-resources.ts';

const name = (text: string): PDFName => PDFName.of(text);
const TABLES = new Set(['/Indexed', '/I']);
/** One program paints nothing with it, the others a colour. */
const NO_INK = '/None';
const SAMPLED = 0;
const POWER = 2;
const BYTE = 8;
/** Steps of a table: those that are written have up to some hundreds. */
const MAX_STEPS = 4_096;

/**
 * Whether all programs mix the same colour of an ink: from one colour that all take for the same evenly to another, or by a table of bytes
 * from end to end. What is wanted beyond none and all of the ink is taken for these by all of them.
 */
export function isPlainInk(space: PDFObject | undefined): boolean {
  if (!(space instanceof PDFArray) || space.size() !== 4 || String(space.lookup(0)) !== '/Separation' || String(space.lookup(1)) === NO_INK) return false;
  const [colours, mixing] = [space.lookup(2), space.lookup(3)];
  const parts = partsOfSpace(colours);
  if (parts === undefined || !isPlainSpace(colours) || (colours instanceof PDFArray && TABLES.has(String(colours.lookup(0))))) return false;
  const dict = mixing instanceof PDFStream ? mixing.dict : mixing;
  if (!(dict instanceof PDFDict) || !isFull(dict, 'Domain', 1)) return false;
  const kind = numberOf(dict, 'FunctionType');
  return (kind === POWER && isEven(dict, parts)) || (kind === SAMPLED && mixing instanceof PDFStream && isWholeTable(dict, parts));
}

function isEven(dict: PDFDict, parts: number): boolean {
  const isColour = (key: string) => {
    const colour = numbersOf(dict, key) ?? [];
    return colour.length === parts && colour.every((part) => part >= 0 && part <= 1);
  };
  return numberOf(dict, 'N') === 1 && isColour('C0') && isColour('C1') && (!dict.has(name('Range')) || isFull(dict, 'Range', parts));
}

function isWholeTable(dict: PDFDict, parts: number): boolean {
  const [size = 0, ...more] = numbersOf(dict, 'Size') ?? [];
  const [order, encode] = [numberOf(dict, 'Order'), numbersOf(dict, 'Encode')];
  if (more.length > 0 || !(size >= 2 && size <= MAX_STEPS) || numberOf(dict, 'BitsPerSample') !== BYTE) return false;
  if (dict.has(name('Order')) && order !== 1) return false;
  if (dict.has(name('Encode')) && encode?.join(' ') !== `0 ${size - 1}`) return false;
  return isFull(dict, 'Range', parts) && (!dict.has(name('Decode')) || isFull(dict, 'Decode', parts));
}

/** Whether each of so many parts goes from nothing to all. */
const isFull = (dict: PDFDict, key: string, parts: number): boolean => numbersOf(dict, key)?.join(' ') === Array(parts).fill('0 1').join(' ');

function numberOf(dict: PDFDict, key: string): number | undefined {
  const held = dict.lookup(name(key));
  return held instanceof PDFNumber ? held.asNumber() : undefined;
}

/** Undefined where anything of it is no number. */
function numbersOf(dict: PDFDict, key: string): number[] | undefined {
  const held = dict.lookup(name(key));
  if (!(held instanceof PDFArray)) return undefined;
  const all = held.asArray().map((one) => dict.context.lookup(one));
  return all.every((one) => one instanceof PDFNumber) ? all.map((one) => (one as PDFNumber).asNumber()) : undefined;
}

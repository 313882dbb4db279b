import type { Bytes } from './der.ts';
import { inflate } from './inflate.ts';

/** An object as it lies in a file: its number, what stands before its stream, and the stream as it is packed. */
export type PdfObject = { number: number; head: string; stream: Bytes | null };

/** Bounds on what strangers send: objects that are looked at, and bytes that packed ones may unpack to, each and together. */
const MAX_OBJECTS = 20_000;
const MAX_PACKED_BYTES = 4 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

const begin = /(?<![\d.])(\d{1,8})\s{1,4}\d{1,5}\s{1,4}obj(?![A-Za-z])/g;

/** The objects of a part of a file, those of object streams (ISO 32000-2, 7.5.7) too. `text` is the bytes, a character each. */
export async function objectsIn(bytes: Bytes, text: string): Promise<PdfObject[]> {
  const objects: PdfObject[] = [];
  let left = MAX_UNPACKED_BYTES;
  for (let at = 0; objects.length < MAX_OBJECTS; ) {
    begin.lastIndex = at;
    const match = begin.exec(text);
    if (!match) break;
    const start = match.index + match[0].length;
    const object = objectAt(Number(match[1]), bytes, text, start);
    objects.push(object);
    at = Math.max(object.end, start);
    if (/\/Type\s*\/ObjStm/.test(object.head) && object.stream && left > 0) {
      const unpacked = await inflate(object.stream, Math.min(left, MAX_PACKED_BYTES));
      left -= unpacked?.length ?? MAX_PACKED_BYTES;
      if (unpacked) objects.push(...packedObjects(object.head, new TextDecoder('latin1').decode(unpacked)));
    }
  }
  return objects;
}

function objectAt(number: number, bytes: Bytes, text: string, start: number): PdfObject & { end: number } {
  const end = nextWithin(text, 'endobj', start);
  const whole = text.slice(start, end);
  const stream = whole.indexOf('stream');
  if (stream < 0) return { number, head: whole, stream: null, end };
  const data = start + stream + (whole.startsWith('\r\n', stream + 6) ? 8 : 7);
  const after = nextWithin(text, 'endstream', data);
  const head = whole.slice(0, stream);
  return { number, head, stream: bytes.subarray(data, data + lengthOf(head, beforeLineEnd(text, after) - data)), end: after };
}

const beforeLineEnd = (text: string, at: number): number => at - (/\r?\n?$/.exec(text.slice(at - 2, at))?.[0].length ?? 0);

/** Unpacking takes no byte beyond the end: a stream is as long as it says, where that stands there. */
function lengthOf(head: string, most: number): number {
  const said = /\/Length\s+(\d{1,10})(?!\s+\d+\s+R|\d)/.exec(head)?.[1];
  return said === undefined || Number(said) > most ? most : Number(said);
}

/** Where a word stands next, or the end of the text. */
function nextWithin(text: string, word: string, from: number): number {
  const at = text.indexOf(word, from);
  return at < 0 ? text.length : at;
}

function packedObjects(head: string, text: string): PdfObject[] {
  const number = (name: string) => Number(new RegExp(`/${name}\\s+(\\d{1,8})`).exec(head)?.[1] ?? 0);
  const [count, first] = [Math.min(number('N'), MAX_OBJECTS), number('First')];
  const places = text.slice(0, first).trim().split(/\s+/).map(Number);
  return Array.from({ length: Math.min(count, Math.floor(places.length / 2)) }, (_, index) => ({
    number: places[index * 2] ?? 0,
    head: text.slice(first + (places[index * 2 + 1] ?? 0), index + 1 < count ? first + (places[index * 2 + 3] ?? text.length) : undefined),
    stream: null,
  }));
}

const closing: Record<string, string> = { '<<': '>>', '[': ']' };
const tokens = /<<|>>|\[|\]|\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>|\/[^\s/<>[\]()]*|[^\s/<>[\]()]+/g;

/** The members of the dictionary that a text begins with, as they are written but for white space. */
export function membersIn(text: string): Map<string, string> {
  const members = new Map<string, string>();
  const open: string[] = [];
  let name: string | null = null;
  let value: string[] = [];
  const keep = () => {
    if (name !== null) members.set(name, value.join(' '));
  };
  for (const [token] of text.matchAll(tokens)) {
    if (token === open.at(-1)) {
      open.pop();
      if (open.length === 0) break;
    } else if (closing[token]) {
      open.push(closing[token]);
      if (open.length === 1) continue;
    } else if (open.length === 1 && token.startsWith('/') && (name === null || value.length > 0)) {
      keep();
      [name, value] = [token.slice(1), []];
      continue;
    }
    value.push(token);
  }
  keep();
  return members;
}

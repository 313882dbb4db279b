import { brokenFile, OfficeRefused } from '../office-refused.ts';
import { MAX_ENTRIES, MAX_RATIO, MAX_UNPACKED_BYTES, MAX_XML_BYTES, RATIO_COUNTS_FROM_BYTES } from './package-limits.ts';
import { DEFLATED, STORED, type ZipEntry } from './zip-entry.ts';

const END_SIGNATURE = 0x06054b50;
const DIRECTORY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const DIRECTORY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT_BYTES = 65_535;
const ENCRYPTED_FLAG = 1;

/** Where an entry says that it lies: [start, end) of its header and contents. */
type Span = { start: number; end: number };

const bomb = () =>
  new OfficeRefused('zip_bomb', 'The file unpacks to far more than a document has.', 'Reduce its pictures, or save the document anew and send that.');

/** The files of an archive. Nothing is unpacked: sizes, overlaps and double names are judged by what the archive says of itself. */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const { count, start } = directoryOf(view);
  if (count > MAX_ENTRIES) throw bomb();
  const entries: ZipEntry[] = [];
  const spans: Span[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + DIRECTORY_BYTES > view.length || view.readUInt32LE(at) !== DIRECTORY_SIGNATURE) throw brokenFile('the list of its parts is cut off');
    const { entry, span } = entryAt(view, at, start);
    spans.push(span);
    if (!entry.name.endsWith('/')) entries.push(entry);
    at += DIRECTORY_BYTES + view.readUInt16LE(at + 28) + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  refuseOverlaps(spans);
  refuseDoubles(entries);
  refuseBombs(entries);
  return entries;
}

function directoryOf(view: Buffer): { count: number; start: number } {
  for (let at = view.length - END_BYTES; at >= Math.max(0, view.length - END_BYTES - MAX_COMMENT_BYTES); at -= 1) {
    if (view.readUInt32LE(at) !== END_SIGNATURE) continue;
    const count = view.readUInt16LE(at + 10);
    const start = view.readUInt32LE(at + 16);
    if (start < at) return { count, start };
  }
  throw brokenFile('its end is missing');
}

function entryAt(view: Buffer, at: number, directoryStart: number): { entry: ZipEntry; span: Span } {
  const flags = view.readUInt16LE(at + 8);
  const method = view.readUInt16LE(at + 10);
  const packedSize = view.readUInt32LE(at + 20);
  const size = view.readUInt32LE(at + 24);
  const nameEnd = at + DIRECTORY_BYTES + view.readUInt16LE(at + 28);
  const name = partName(view.toString('utf8', at + DIRECTORY_BYTES, nameEnd));
  if (flags & ENCRYPTED_FLAG) throw new OfficeRefused('encrypted_file', 'The file needs a password to be opened.', 'Remove the password and send it again.');
  if (method !== STORED && method !== DEFLATED) throw brokenFile(`${name} is packed in a way that documents do not use`);
  const start = view.readUInt32LE(at + 42);
  if (start + LOCAL_BYTES > directoryStart || view.readUInt32LE(start) !== LOCAL_SIGNATURE) throw brokenFile(`${name} is not where the file says`);
  const from = start + LOCAL_BYTES + view.readUInt16LE(start + 26) + view.readUInt16LE(start + 28);
  const end = from + packedSize;
  if (end > directoryStart) throw brokenFile(`${name} is cut off`);
  return { entry: { name, method, crc: view.readUInt32LE(at + 16), size, packed: view.subarray(from, end) }, span: { start, end } };
}

/** Some writers use backslashes, or begin with a slash. */
function partName(written: string): string {
  const name = written.replaceAll('\\', '/').replace(/^\/+/, '');
  if (name.includes('\0') || name.split('/').includes('..')) throw brokenFile('a part has a name that leads out of it');
  return name;
}

/** An archive whose parts share bytes unpacks to a multiple of what it could hold. */
function refuseOverlaps(spans: Span[]): void {
  spans.sort((a, b) => a.start - b.start);
  for (const [index, { start }] of spans.entries()) if (start < (spans[index - 1]?.end ?? 0)) throw bomb();
}

/** Which of two would be read differs from program to program. */
function refuseDoubles(entries: readonly ZipEntry[]): void {
  const names = new Set<string>();
  for (const { name } of entries) {
    if (names.has(name.toLowerCase())) throw brokenFile(`it holds ${name} twice`);
    names.add(name.toLowerCase());
  }
}

function refuseBombs(entries: readonly ZipEntry[]): void {
  let total = 0;
  for (const { name, size, packed } of entries) {
    total += size;
    if (size > RATIO_COUNTS_FROM_BYTES && size > packed.length * MAX_RATIO) throw bomb();
    if (size > MAX_XML_BYTES && /\.(xml|rels|vml)$/i.test(name)) throw bomb();
  }
  if (total > MAX_UNPACKED_BYTES) throw bomb();
}

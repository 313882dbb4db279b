import { crc32, deflateRawSync } from 'node:zlib';
import { DEFLATED, type ZipEntry } from './zip-entry.ts';

/** Slower levels take three times as long and save a hundredth on what is as repetitive as a document. */
const LEVEL = 3;
/** Of a part so small that laying out the memory takes longer than packing it, less is laid out. */
const SMALL_BYTES = 65_536;
const SMALL_MEMORY = { memLevel: 5, windowBits: 13, chunkSize: 8_192 };
/** 1 January 1980: the same contents give the same bytes on every day. */
const DOS_DATE = 0x0021;
const VERSION = 20;
const UTF8_NAME = 0x0800;

export const packEntry = (name: string, contents: Uint8Array): ZipEntry => ({
  name,
  method: DEFLATED,
  crc: crc32(contents),
  size: contents.length,
  packed: deflateRawSync(contents, contents.length < SMALL_BYTES ? { level: LEVEL, ...SMALL_MEMORY } : { level: LEVEL }),
});

/** An archive of files in the order given, each as it is packed already. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const shared = sharedHeader(entry, name.length);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), shared, name]);
    const start = Buffer.alloc(14);
    start.writeUInt32LE(at, 10);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, VERSION, 0]), shared, start, name);
    chunks.push(local, entry.packed);
    at += local.length + entry.packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...chunks, listed, end]);
}

/** What the header before a file and its line in the directory have in common. */
function sharedHeader({ method, crc, size, packed }: ZipEntry, nameLength: number): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(UTF8_NAME, 2);
  header.writeUInt16LE(method, 4);
  header.writeUInt16LE(DOS_DATE, 8);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(nameLength, 22);
  return header;
}

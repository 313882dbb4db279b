import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** `open` may fail: the entry is then left out, and told to `missing`. Names are safe and unique already. */
export type ZipFile = { name: string; at: Date; open: () => Promise<AsyncIterable<Uint8Array>> };

/** As they are: documents are packed already. The fastest level that packs takes twenty times as long for a twentieth of the size. */
const LEVEL = 0;
const VERSION = 20;
/** Sizes follow the contents; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const DESCRIPTOR_BYTES = 16;

type Written = { name: Buffer; at: Date; crc: number; packed: number; size: number; offset: number };

/**
 * An archive as it is read, piece by piece: of no file more than a piece is held. What cannot be opened, or breaks off, is told to
 * `missing`, whose text is the last entry. Whoever stops reading stops the work. For less than 4 GB in all.
 */
export async function* zipStream(files: Iterable<ZipFile>, missing: (names: readonly string[]) => ZipFile): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  const lost: string[] = [];
  let offset = 0;
  async function* add(file: ZipFile): AsyncGenerator<Uint8Array> {
    const source = await file.open();
    const entry = { name: Buffer.from(file.name), at: file.at, crc: 0, packed: 0, size: 0, offset };
    const head = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), shared({ ...entry, crc: 0, packed: 0, size: 0 }), entry.name]);
    yield head;
    try {
      yield* packed(source, entry);
    } catch {
      // The archive stays one that can be opened, with what there was of it.
      lost.push(file.name);
    }
    written.push(entry);
    offset += head.length + entry.packed + DESCRIPTOR_BYTES;
    yield descriptor(entry);
  }
  for (const file of files) {
    const one = add(file);
    const first = await one.next().catch(() => null);
    if (first === null) lost.push(file.name);
    else if (!first.done) {
      yield first.value;
      yield* one;
    }
  }
  if (lost.length > 0) yield* add(missing(lost));
  const directory = Buffer.concat(written.map(listed));
  yield directory;
  yield end(written.length, directory.length, offset);
}

/** The contents as they are packed; counts them on the way. */
async function* packed(source: AsyncIterable<Uint8Array>, entry: Written): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: LEVEL });
  let broken: unknown;
  const counted = async function* () {
    try {
      for await (const chunk of source) {
        entry.crc = crc32(chunk, entry.crc);
        entry.size += chunk.length;
        yield chunk;
      }
    } catch (error) {
      // What was packed until then is still ended well.
      broken = error;
    }
  };
  const feeding = pipeline(counted, deflate);
  feeding.catch(() => undefined);
  for await (const chunk of deflate) {
    entry.packed += chunk.length;
    yield chunk;
  }
  await feeding;
  if (broken !== undefined) throw broken;
}

/** What the header before a file and its line in the directory have in common. */
function shared({ at, crc, packed: size, size: whole, name }: Written): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(FLAGS, 2);
  header.writeUInt16LE(DEFLATED, 4);
  header.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6);
  header.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(size, 14);
  header.writeUInt32LE(whole, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

function descriptor({ crc, packed: size, size: whole }: Written): Buffer {
  const bytes = Buffer.alloc(DESCRIPTOR_BYTES);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(size, 8);
  bytes.writeUInt32LE(whole, 12);
  return bytes;
}

function listed(entry: Written): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(entry.offset, 10);
  return Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, VERSION, 0]), shared(entry), rest, entry.name]);
}

function end(entries: number, directoryBytes: number, at: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(entries, 8);
  bytes.writeUInt16LE(entries, 10);
  bytes.writeUInt32LE(directoryBytes, 12);
  bytes.writeUInt32LE(at, 16);
  return bytes;
}

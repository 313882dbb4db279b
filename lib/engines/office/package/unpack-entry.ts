import { crc32, inflateRawSync } from 'node:zlib';
import { brokenFile } from '../office-refused.ts';
import { STORED, type ZipEntry } from './zip-entry.ts';

/** The result is laid out in one piece up to here, which halves the time of small parts. */
const MAX_CHUNK_BYTES = 1_048_576;

/** The contents of a file of the archive. Never more than it announced: what would grow beyond is cut off while it is unpacked. */
export function unpackEntry({ name, method, crc, size, packed }: ZipEntry): Uint8Array {
  const contents = method === STORED ? packed : inflate(name, packed, size);
  if (contents.length !== size) throw brokenFile(`${name} is not as long as the file says`);
  if (crc32(contents) !== crc) throw brokenFile(`${name} does not match its checksum`);
  return contents;
}

function inflate(name: string, packed: Uint8Array, size: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size), chunkSize: Math.min(Math.max(size, 64) + 64, MAX_CHUNK_BYTES) });
  } catch {
    throw brokenFile(`${name} cannot be unpacked`);
  }
}

import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { env } from '@/lib/core/env';
import { sha256 } from '@/lib/core/ids';

const held = globalThis as { paraphDisk?: Disk };

const disk = (): Disk => {
  held.paraphDisk ??= new Disk(new FSDriver({ location: path.join(env().dataDir, 'blobs'), visibility: 'private' }));
  return held.paraphDisk;
};

const keyOf = (hash: string): string => `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;

/** Stores bytes under their SHA-256 and returns it. Bytes that are there already are not written again. */
export async function putBlob(bytes: Uint8Array): Promise<string> {
  const hash = sha256(bytes);
  if (await disk().exists(keyOf(hash))) return hash;
  // Written beside and moved, so that a process that dies half-way leaves no file under a hash that is not its own.
  const draft = `drafts/${hash}-${crypto.randomUUID()}`;
  await disk().put(draft, bytes);
  await disk().move(draft, keyOf(hash));
  return hash;
}

/** The bytes of a hash. Throws when they are missing or no longer match it: evidence is never silently wrong. */
export async function getBlob(hash: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await disk().getBytes(keyOf(hash)));
  if (sha256(bytes) !== hash) throw new Error(`Stored bytes do not match their hash ${hash}`);
  return bytes;
}

/** Proves that storage can be written and read. */
export async function checkStorage(): Promise<void> {
  await disk().put('health', 'ok');
  if ((await disk().get('health')) !== 'ok') throw new Error('Storage does not return what was written');
}

/** A cache beside the blobs, for what can be made again: null when it is not there. */
export async function readCached(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await disk().getBytes(`cache/${name}`));
  } catch {
    return null;
  }
}

export async function writeCached(name: string, bytes: Uint8Array): Promise<void> {
  const draft = `drafts/${crypto.randomUUID()}`;
  await disk().put(draft, bytes);
  await disk().move(draft, `cache/${name}`);
}

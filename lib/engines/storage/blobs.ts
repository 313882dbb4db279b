import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { sha256 } from '@/lib/core/ids';

const held = globalThis as { paraphDisk?: Disk };

const disk = (): Disk => {
  held.paraphDisk ??= new Disk(new FSDriver({ location: path.join(env().dataDir, 'blobs'), visibility: 'private' }));
  return held.paraphDisk;
};

const keyOf = (hash: string): string => `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;

/** Bytes that no record speaks of are swept away once they are this old. */
const orphanAgeMs = 24 * 60 * 60 * 1000;

/**
 * Stores bytes under their SHA-256 and returns it. Bytes that are there already are not written again, unless they
 * are so old that a sweep could take them before the caller's record speaks of them.
 */
export async function putBlob(bytes: Uint8Array): Promise<string> {
  const hash = sha256(bytes);
  const age = await ageOf(keyOf(hash));
  if (age !== null && age < orphanAgeMs / 2) return hash;
  // Written beside and moved, so that a process that dies half-way leaves no file under a hash that is not its own.
  const draft = `drafts/${hash}-${crypto.randomUUID()}`;
  await disk().put(draft, bytes);
  await disk().move(draft, keyOf(hash));
  return hash;
}

async function ageOf(key: string): Promise<number | null> {
  if (!(await disk().exists(key))) return null;
  return now().getTime() - (await disk().getMetaData(key)).lastModified.getTime();
}

/**
 * Removes old bytes that `known` does not know, in one 256th of the storage. What died between storing and
 * recording, and what was erased, leaves in this way.
 */
export async function sweepBlobs(part: number, known: (hashes: readonly string[]) => Promise<Set<string>>): Promise<number> {
  const prefix = (part & 255).toString(16).padStart(2, '0');
  let removed = 0;
  let paginationToken: string | undefined;
  do {
    const listing = await disk()
      .listAll(prefix, { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
      .catch(() => null);
    const keys = [...(listing?.objects ?? [])].filter((entry) => entry.isFile).map((entry) => entry.key);
    const recorded = await known(keys.map((key) => key.split('/').at(-1) ?? ''));
    for (const key of keys) {
      if (recorded.has(key.split('/').at(-1) ?? '') || ((await ageOf(key)) ?? 0) < orphanAgeMs) continue;
      await disk().delete(key);
      removed += 1;
    }
    paginationToken = listing?.paginationToken;
  } while (paginationToken);
  return removed;
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

/** Removes what was made from a document. */
export const forgetCached = (name: string): Promise<void> => disk().deleteAll(`cache/${name}`);

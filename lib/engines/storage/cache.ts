import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/core/env';
import { log } from '@/lib/core/log';

// What can be made again lies on the local disk, wherever the bytes lie that it is made from.
const fileOf = (name: string): string => path.join(/* turbopackIgnore: true */ env().dataDir, 'cache', ...name.split('/'));

/** Null where it is not there, or cannot be read. */
export async function readCached(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(fileOf(name)));
  } catch {
    return null;
  }
}

/** A cache that cannot be written costs time and nothing else: it is said in the log. */
export async function writeCached(name: string, bytes: Uint8Array): Promise<void> {
  const file = fileOf(name);
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    log().warn({ err: error, name }, 'the cache cannot be written');
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/** Removes what was made from a document. */
export const forgetCached = (name: string): Promise<void> => rm(fileOf(name), { recursive: true, force: true });

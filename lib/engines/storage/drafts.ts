import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Draft, StorageDriver } from './driver';

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Writes bytes aside, one chunk at a time, and takes their hash on the way. A draft that fails is gone. */
export async function writeDraft({ draftsFolder, syncsDrafts }: StorageDriver, chunks: Chunks): Promise<Draft> {
  await mkdir(draftsFolder, { recursive: true, mode: 0o700 });
  const file = path.join(draftsFolder, randomUUID());
  const handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      await handle.appendFile(chunk);
    }
    if (syncsDrafts) await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return { file, bytes, sha256: hash.digest('hex') };
}

export const discardDraft = ({ file }: Draft): Promise<void> => rm(file, { force: true });

/** Removes what processes that were killed have left half-written, and returns how many. */
export async function sweepDrafts(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => null);
    if (!facts?.isFile() || facts.mtime >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import type { ByteRange, Draft, OpenedObject, StorageDriver, StoredObject } from './driver';
import { StorageFailure } from './storage-errors';

const MB = 1024 * 1024;
/** Room for a few documents: with less, a create could fail at any moment. */
const minFreeBytes = 32 * MB;
const readChunkBytes = 256 * 1024;

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
const nullWhereMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** A folder of this machine. Only the user that the service runs as can look into it. */
export async function diskDriver(folder: string): Promise<StorageDriver> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  // Earlier versions kept the cache and a probe among the blobs.
  for (const former of ['cache', 'health']) await rm(path.join(folder, former), { recursive: true, force: true });
  const fileOf = (key: string) => path.join(/* turbopackIgnore: true */ folder, ...key.split('/'));
  const draftsFolder = path.join(folder, 'drafts');
  return {
    where: `the folder ${folder}`,
    draftsFolder,
    syncsDrafts: true,
    holds: (key, wanted) => holds(fileOf(key), wanted),
    keep: (draft, key) => keep(draft, fileOf(key)),
    open: (key, range) => openFile(fileOf(key), range),
    list: (prefix) => list(folder, prefix.split('/').filter(Boolean)),
    move: (from, to) => move(fileOf(from), fileOf(to)),
    remove: (key) => rm(fileOf(key), { force: true }),
    probe: () => probe(folder, draftsFolder),
  };
}

async function holds(file: string, wanted: { bytes: number; sha256: string }): Promise<boolean> {
  const facts = await stat(file).catch(nullWhereMissing);
  if (!facts) return false;
  try {
    if (facts.size === wanted.bytes && (await hashOf(file)) === wanted.sha256) {
      await utimes(file, now(), now());
      return true;
    }
  } catch (error) {
    return nullWhereMissing(error) ?? false; // a sweep has put it aside this moment
  }
  log().error({ sha256: wanted.sha256 }, 'wrong bytes lay under a hash, and are replaced by the right ones');
  return false;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** On this file system a rename is one step; it is there after a loss of power once the folder is on disk too. */
async function keep(draft: Draft, file: string): Promise<void> {
  const folder = path.dirname(file);
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(draft.file, file);
  const changed = firstMade ? [...foldersBetween(firstMade, folder), path.dirname(firstMade)] : [folder];
  for (const each of changed) await syncFolder(each);
}

function foldersBetween(top: string, folder: string): string[] {
  return folder.length > top.length ? [folder, ...foldersBetween(top, path.dirname(folder))] : [top];
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function openFile(file: string, range: ByteRange = { start: 0 }): Promise<OpenedObject | null> {
  const handle = await open(file, 'r').catch(nullWhereMissing);
  if (!handle) return null;
  const { size } = await handle.stat();
  return { source: handle.createReadStream({ ...range, highWaterMark: readChunkBytes }), bytes: size };
}

async function* list(folder: string, parts: string[]): AsyncIterable<StoredObject> {
  const entries: Dirent[] = (await readdir(path.join(folder, ...parts), { withFileTypes: true }).catch(nullWhereMissing)) ?? [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = [...parts, entry.name];
    if (entry.isDirectory()) yield* list(folder, inner);
    else {
      const facts = await stat(path.join(folder, ...inner)).catch(nullWhereMissing);
      if (facts) yield { key: inner.join('/'), modifiedAt: facts.mtime };
    }
  }
}

async function move(from: string, to: string): Promise<boolean> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  return rename(from, to).then(
    () => true,
    (error) => nullWhereMissing(error) ?? false,
  );
}

async function probe(folder: string, draftsFolder: string): Promise<void> {
  await mkdir(draftsFolder, { recursive: true, mode: 0o700 });
  const file = path.join(draftsFolder, `probe-${randomUUID()}`);
  try {
    await writeFile(file, file, { mode: 0o600 });
    if ((await readFile(file, 'utf8')) !== file) throw new StorageFailure(`The folder ${folder} does not return what was written.`);
  } finally {
    await rm(file, { force: true });
  }
  const problem = spaceProblem(folder, await statfs(folder));
  if (problem) throw new StorageFailure(problem);
}

/** What is wrong with the room that is left, or null. */
export function spaceProblem(folder: string, { bavail, bsize }: { bavail: number; bsize: number }): string | null {
  const free = bavail * bsize;
  return free < minFreeBytes ? `The disk of ${folder} has only ${Math.floor(free / MB)} MB left; make room.` : null;
}

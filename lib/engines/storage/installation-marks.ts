import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/core/env';
import { blobPrefixes } from './blob-keys';
import { discardDraft, writeDraft } from './drafts';
import { storage } from './storage';

const storageKey = 'installation';
/** `joining` while the first start is still writing the id everywhere. */
const folderMark = z.object({ id: z.string(), joining: z.boolean().default(false) });
export type FolderMark = z.output<typeof folderMark>;

const fileOf = (): string => path.join(/* turbopackIgnore: true */ env().dataDir, 'installation.json');

/** The id that the data folder carries; null for a new one. */
export async function readFolderMark(): Promise<FolderMark | null> {
  try {
    return folderMark.parse(JSON.parse(await readFile(fileOf(), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${fileOf()} cannot be read. Restore it from a backup.`, { cause: error });
  }
}

/** With `once`, a mark that another process has made meanwhile stays. */
export async function writeFolderMark(mark: FolderMark, { once = false } = {}): Promise<void> {
  const draft = `${fileOf()}.${randomUUID()}`;
  await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 });
  await writeFile(draft, `${JSON.stringify(mark)}\n`, { mode: 0o600, flush: true });
  try {
    await (once ? link(draft, fileOf()) : rename(draft, fileOf()));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** The id that storage carries beside the blobs; null for a new one. */
export async function readStorageMark(): Promise<string | null> {
  const found = await (await storage()).open(storageKey);
  if (!found) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of found.source) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8').trim();
}

export async function writeStorageMark(id: string): Promise<void> {
  const driver = await storage();
  const draft = await writeDraft(driver, [Buffer.from(`${id}\n`)]);
  await driver.keep(draft, storageKey).finally(() => discardDraft(draft));
}

export async function storageHasBlobs(): Promise<boolean> {
  const driver = await storage();
  for (const prefix of blobPrefixes) for await (const _first of driver.list(prefix)) return true;
  return false;
}

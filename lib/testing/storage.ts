import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { blobPrefixes } from '@/lib/engines/storage/blob-keys';
import { diskDriver } from '@/lib/engines/storage/disk-driver';
import { writeDraft } from '@/lib/engines/storage/drafts';
import type { StorageDriver } from '@/lib/engines/storage/driver';
import { s3Driver } from '@/lib/engines/storage/s3-driver';
import { setStorage } from '@/lib/engines/storage/storage';
import { s3Server } from './s3-server';

/** A folder of the test's own, gone when it is over. */
export function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every kind of storage, empty. */
export const kindsOfStorage: Record<'disk' | 's3', () => Promise<StorageDriver>> = {
  disk: () => diskDriver(path.join(ownFolder(), 'blobs')),
  s3: async () => s3Driver(`${(await s3Server()).url}/a/folder`, path.join(ownFolder(), 'drafts')),
};

/** An empty storage of the test's own in place of the worker's, until the test is over. */
export async function ownStorage(kind: keyof typeof kindsOfStorage = 'disk'): Promise<StorageDriver> {
  const driver = await kindsOfStorage[kind]();
  setStorage(driver);
  onTestFinished(() => setStorage(null));
  return driver;
}

/** Puts bytes under a key, whether they belong there or not. */
export async function plant(driver: StorageDriver, key: string, bytes: Uint8Array): Promise<void> {
  await driver.keep(await writeDraft(driver, [bytes]), key);
}

export async function keysIn(driver: StorageDriver, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of driver.list(prefix)) keys.push(key);
  return keys.sort();
}

/** All that lies there: blobs, and drafts that nobody has discarded. */
export async function allIn(driver: StorageDriver): Promise<string[]> {
  const keys = await Promise.all(blobPrefixes.map((prefix) => keysIn(driver, prefix)));
  return [...keys.flat(), ...(await readdir(driver.draftsFolder).catch(() => []))];
}

import path from 'node:path';
import { env } from '@/lib/core/env';
import { diskDriver } from './disk-driver';
import type { StorageDriver } from './driver';

/** Drivers by the beginning of STORAGE_URL; what only one of them needs is loaded when it is chosen. */
const drivers: Record<string, (address: string, draftsFolder: string) => Promise<StorageDriver>> = {
  's3:': async (...given) => (await import('./s3-driver')).s3Driver(...given),
  's3+http:': async (...given) => (await import('./s3-driver')).s3Driver(...given),
};

const held = globalThis as { paraphStorage?: Promise<StorageDriver> };

/** Where this process stores bytes: the data folder, or what STORAGE_URL names. */
export const storage = (): Promise<StorageDriver> => {
  held.paraphStorage ??= open().catch((error) => {
    delete held.paraphStorage;
    throw error;
  });
  return held.paraphStorage;
};

/** Another place to store bytes, for tests that compare them; null for the configured one again. */
export const setStorage = (driver: StorageDriver | null): void => {
  if (driver) held.paraphStorage = Promise.resolve(driver);
  else delete held.paraphStorage;
};

async function open(): Promise<StorageDriver> {
  const { STORAGE_URL, dataDir } = env();
  if (!STORAGE_URL) return diskDriver(path.join(/* turbopackIgnore: true */ dataDir, 'blobs'));
  const driver = drivers[STORAGE_URL.slice(0, STORAGE_URL.indexOf(':') + 1)];
  if (!driver) throw new Error(`STORAGE_URL begins with none of ${Object.keys(drivers).join('//, ')}//`);
  return driver(STORAGE_URL, path.join(/* turbopackIgnore: true */ dataDir, 'drafts'));
}

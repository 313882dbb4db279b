import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import { blobKey, blobPrefixes, dayIn, hashIn, isOver, removedKey, removedPrefix } from './blob-keys';
import { sweepDrafts } from './drafts';
import type { StorageDriver, StoredObject } from './driver';
import { storage } from './storage';

/** Which of these hashes a record speaks of. */
export type Known = (hashes: readonly string[]) => Promise<Set<string>>;

/** Bytes younger than this may belong to a record that is being written at this moment. */
const orphanAgeMs = 24 * 60 * 60 * 1000;
/** More than this part of all bytes at once speaks for a wrong database, not for orphans. */
const mostOfAll = 0.05;
/** So many may go from the smallest storage. */
const alwaysAllowed = 20;
/** One sweep puts no more aside; what is left waits for the next. */
const mostAtOnce = 100_000;
const batchSize = 500;

export type Sweep = { blobs: number; unknown: number; putAside: number; deleted: number; broughtBack: number; drafts: number; stopped: boolean };

/**
 * Puts bytes aside that no record speaks of, and deletes those that have lain aside for 30 days. Where it would be
 * more than a few percent of all, nothing is touched but with `evenMany`: the database may be the wrong one.
 */
export async function sweepBlobs(known: Known, { evenMany = false } = {}): Promise<Sweep> {
  const driver = await storage();
  const before = new Date(now().getTime() - orphanAgeMs);
  const { blobs, unknown, keys } = await findUnknown(driver, known, before);
  const stopped = !evenMany && unknown > Math.max(alwaysAllowed, blobs * mostOfAll);
  const drafts = await sweepDrafts(driver.draftsFolder, before);
  if (stopped) return { blobs, unknown, putAside: 0, deleted: 0, broughtBack: 0, drafts, stopped };
  const putAside = await putAsideAll(driver, keys);
  return { blobs, unknown, putAside, ...(await emptyRemoved(driver, known)), drafts, stopped };
}

async function findUnknown(driver: StorageDriver, known: Known, before: Date) {
  const found = { blobs: 0, unknown: 0, keys: [] as string[] };
  for (const prefix of blobPrefixes)
    for await (const batch of batches(driver.list(prefix))) {
      found.blobs += batch.length;
      const recorded = await known(batch.map(({ hash }) => hash));
      const orphans = batch.filter(({ hash, modifiedAt }) => !recorded.has(hash) && modifiedAt < before);
      found.unknown += orphans.length;
      found.keys.push(...orphans.slice(0, mostAtOnce - found.keys.length).map(({ hash }) => hash));
    }
  return found;
}

async function putAsideAll(driver: StorageDriver, hashes: readonly string[]): Promise<number> {
  let moved = 0;
  for (const hash of hashes) {
    if (!(await driver.move(blobKey(hash), removedKey(hash, now())))) continue;
    moved += 1;
    log().info({ sha256: hash }, 'bytes that no record speaks of are put aside');
  }
  return moved;
}

/** What was put aside goes after its time, unless a record speaks of it by now. */
async function emptyRemoved(driver: StorageDriver, known: Known): Promise<{ deleted: number; broughtBack: number }> {
  const result = { deleted: 0, broughtBack: 0 };
  for await (const batch of batches(driver.list(removedPrefix))) {
    const over = batch.filter(({ key }) => isOver(dayIn(key), now()));
    const needed = await known(over.map(({ hash }) => hash));
    for (const { key, hash } of over) {
      if (needed.has(hash)) {
        await driver.move(key, blobKey(hash));
        result.broughtBack += 1;
      } else {
        await driver.remove(key);
        result.deleted += 1;
        log().info({ sha256: hash }, 'bytes that have lain aside for 30 days are deleted');
      }
    }
  }
  return result;
}

type Blob = StoredObject & { hash: string };

async function* batches(objects: AsyncIterable<StoredObject>): AsyncGenerator<Blob[]> {
  let batch: Blob[] = [];
  for await (const object of objects) {
    const hash = hashIn(object.key);
    if (hash) batch.push({ ...object, hash });
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

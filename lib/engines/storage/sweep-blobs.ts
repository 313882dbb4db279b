import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import { blobKey, blobPrefixes, dayIn, hashIn, isOver, removedKey, removedPrefix } from './blob-keys';
import { sweepDrafts } from './drafts';
import type { StorageDriver, StoredObject } from './driver';
import { storage } from './storage';

/** Which of these hashes a record speaks of. */
export type Known = (hashes: readonly string[]) => Promise<Set<string>>;

/** What was taken out of the record on purpose: which of these hashes, and that their bytes are put aside now. */
export type Forgotten = { among: Known; settle: (hashes: readonly string[]) => Promise<void> };

const nothingForgotten: Forgotten = { among: async () => new Set(), settle: async () => {} };

/** Bytes younger than this may belong to a record that is being written at this moment. */
const orphanAgeMs = 24 * 60 * 60 * 1000;
/** More than this part of all bytes at once speaks for a wrong database, not for orphans. */
const mostOfAll = 0.05;
/** So many may go from the smallest storage. */
const alwaysAllowed = 20;
/** One sweep puts no more aside; what is left waits for the next. */
const mostAtOnce = 100_000;
const batchSize = 500;

/** `unknown`: how many no record speaks of; `forgotten`: how many of them were taken out of the record on purpose. */
export type Sweep = {
  blobs: number;
  unknown: number;
  forgotten: number;
  putAside: number;
  deleted: number;
  broughtBack: number;
  drafts: number;
  stopped: boolean;
};

/**
 * Puts bytes aside that no record speaks of, and deletes those that have lain aside for 30 days. What was forgotten on
 * purpose always goes, however much it is. Where the others would be more than a few percent of all, none of them is
 * touched but with `evenMany`: the database may be the wrong one.
 */
export async function sweepBlobs(known: Known, { evenMany = false, forgotten = nothingForgotten } = {}): Promise<Sweep> {
  const driver = await storage();
  const before = new Date(now().getTime() - orphanAgeMs);
  const found = await findUnknown(driver, { known, forgotten, before });
  const stopped = !evenMany && found.unknown - found.forgotten > Math.max(alwaysAllowed, found.blobs * mostOfAll);
  const drafts = await sweepDrafts(driver.draftsFolder, before);
  const counts = { blobs: found.blobs, unknown: found.unknown, forgotten: found.forgotten };
  const forgottenAside = await putAsideAll(driver, found.forgottenHashes, forgotten);
  if (stopped) return { ...counts, putAside: forgottenAside, deleted: 0, broughtBack: 0, drafts, stopped };
  const othersAside = await putAsideAll(driver, found.otherHashes);
  return { ...counts, putAside: forgottenAside + othersAside, ...(await emptyRemoved(driver, known)), drafts, stopped };
}

type Looking = { known: Known; forgotten: Forgotten; before: Date };

async function findUnknown(driver: StorageDriver, { known, forgotten, before }: Looking) {
  const found = { blobs: 0, unknown: 0, forgotten: 0, forgottenHashes: [] as string[], otherHashes: [] as string[] };
  for (const prefix of blobPrefixes)
    for await (const batch of batches(driver.list(prefix))) {
      found.blobs += batch.length;
      const recorded = await known(batch.map(({ hash }) => hash));
      const orphans = batch.filter(({ hash, modifiedAt }) => !recorded.has(hash) && modifiedAt < before).map(({ hash }) => hash);
      const onPurpose = orphans.length > 0 ? await forgotten.among(orphans) : new Set<string>();
      found.unknown += orphans.length;
      for (const hash of orphans) {
        if (onPurpose.has(hash)) found.forgotten += 1;
        const hashes = onPurpose.has(hash) ? found.forgottenHashes : found.otherHashes;
        if (hashes.length < mostAtOnce) hashes.push(hash);
      }
    }
  return found;
}

async function putAsideAll(driver: StorageDriver, hashes: readonly string[], forgotten = nothingForgotten): Promise<number> {
  let moved = 0;
  for (let at = 0; at < hashes.length; at += batchSize) {
    const batch = hashes.slice(at, at + batchSize);
    for (const hash of batch) {
      if (!(await driver.move(blobKey(hash), removedKey(hash, now())))) continue;
      moved += 1;
      log().info({ sha256: hash }, 'bytes that no record speaks of are put aside');
    }
    await forgotten.settle(batch);
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

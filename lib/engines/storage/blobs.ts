import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { now } from '@/lib/core/clock';
import { sha256 } from '@/lib/core/ids';
import { log } from '@/lib/core/log';
import { blobKey, removedKeys } from './blob-keys';
import { discardDraft, writeDraft } from './drafts';
import type { ByteRange, Draft, OpenedObject, StorageDriver } from './driver';
import { storage } from './storage';
import { DamagedBlob, MissingBlob, StorageFailure } from './storage-errors';

/**
 * Stores bytes under their SHA-256 and returns it; they are safe when this returns. Bytes that are there already are
 * trusted only after a look: what is wrong under a hash is replaced.
 */
export async function putBlob(bytes: Uint8Array): Promise<string> {
  const driver = await storage();
  const hash = sha256(bytes);
  if (!(await driver.holds(blobKey(hash), { bytes: bytes.length, sha256: hash }))) await keep(driver, await writeDraft(driver, [bytes]));
  return hash;
}

type Stored = { sha256: string; bytes: number };

/** Stores bytes as they come, with no more than a chunk of them in memory. */
export async function putBlobStream(chunks: AsyncIterable<Uint8Array>): Promise<Stored> {
  const { sha256, bytes } = await putBlobChecked(chunks, async () => undefined);
  return { sha256, bytes };
}

/** The same, once `look` has looked at all of them in a file aside and found nothing wrong: where it throws, nothing is stored. */
export async function putBlobChecked<T>(chunks: AsyncIterable<Uint8Array>, look: (draft: Draft) => Promise<T>): Promise<Stored & { found: T }> {
  const driver = await storage();
  const draft = await writeDraft(driver, chunks);
  try {
    const found = await look(draft);
    if (!(await driver.holds(blobKey(draft.sha256), draft))) await driver.keep(draft, blobKey(draft.sha256));
    return { sha256: draft.sha256, bytes: draft.bytes, found };
  } finally {
    await discardDraft(draft);
  }
}

const keep = (driver: StorageDriver, draft: Draft): Promise<void> => driver.keep(draft, blobKey(draft.sha256)).finally(() => discardDraft(draft));

/** The bytes of a hash. Throws MissingBlob, or DamagedBlob when they no longer match it. */
export async function getBlob(hash: string): Promise<Uint8Array<ArrayBuffer>> {
  const { source } = await opened(hash);
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  const bytes = new Uint8Array(Buffer.concat(chunks));
  if (sha256(bytes) !== hash) throw damaged(hash);
  return bytes;
}

/**
 * The bytes of a hash as they are read; `bytes` is the size of all of them. The last chunk is given out only once all
 * match the hash: a reader never gets a wrong document whole. A range is not checked. Throws MissingBlob.
 */
export async function getBlobStream(hash: string, range?: ByteRange): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number }> {
  const { source, bytes } = await opened(hash, range);
  return { stream: pulled(source, range ? source : checked(source, hash)), bytes };
}

/** How large the stored bytes are. Throws MissingBlob. */
export async function blobBytes(hash: string): Promise<number> {
  const { source, bytes } = await opened(hash, { start: 0, end: 0 });
  source.on('error', () => undefined).destroy();
  return bytes;
}

async function opened(hash: string, range?: ByteRange): Promise<OpenedObject> {
  const driver = await storage();
  const found = (await driver.open(blobKey(hash), range)) ?? ((await bringBack(driver, hash)) && (await driver.open(blobKey(hash), range)));
  if (!found) throw new MissingBlob(hash);
  return found;
}

/** What a sweep has put aside, and is needed after all. */
async function bringBack(driver: StorageDriver, hash: string): Promise<boolean> {
  for (const key of removedKeys(hash, now())) {
    if (!(await driver.move(key, blobKey(hash)))) continue;
    log().warn({ sha256: hash }, 'bytes that a sweep had put aside are needed, and are back');
    return true;
  }
  return false;
}

async function* checked(source: AsyncIterable<Uint8Array>, wanted: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held: Uint8Array | undefined;
  for await (const chunk of source) {
    hash.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (hash.digest('hex') !== wanted) throw damaged(wanted);
  if (held) yield held;
}

/** A stream that reads only when it is read, and closes its source when its reader leaves. */
function pulled(source: Readable, chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  source.on('error', () => undefined); // it comes to the reader, who may not have begun
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void source.destroy(),
    },
    { highWaterMark: 0 },
  );
}

function damaged(hash: string): DamagedBlob {
  const error = new DamagedBlob(hash);
  log().error({ err: error }, 'damaged bytes in storage: restore them from a backup');
  return error;
}

/** Throws where bytes could not be stored or read at this moment. Cheap; any number of callers at once. */
export const checkStorage = async (): Promise<void> => (await storage()).probe();

/** Stores bytes, reads them back and removes them, as a start does. Throws StorageFailure. */
export async function proveStorage(): Promise<void> {
  const driver = await storage();
  const key = `probes/${randomUUID()}`;
  const draft = await writeDraft(driver, [Buffer.from(key)]);
  await driver.keep(draft, key).finally(() => discardDraft(draft));
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await driver.open(key))?.source ?? []) chunks.push(chunk);
  await driver.remove(key);
  if (sha256(Buffer.concat(chunks)) !== draft.sha256) throw new StorageFailure(`${driver.where} does not return what was stored.`);
  await driver.probe();
}

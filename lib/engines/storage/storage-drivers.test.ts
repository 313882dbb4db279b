import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomHex, sha256 } from '@/lib/core/ids';
import { keysIn, kindsOfStorage, ownStorage, plant } from '@/lib/testing/storage';
import { blobKey, removedKey } from './blob-keys';
import { checkStorage, getBlob, getBlobStream, proveStorage, putBlob, putBlobStream } from './blobs';
import type { StorageDriver } from './driver';
import { DamagedBlob, MissingBlob } from './storage-errors';

const KB = 1024;
const MB = KB * KB;

async function bytesOf(stream: ReadableStream<Uint8Array>, chunks: Uint8Array[] = []): Promise<Buffer> {
  await stream.pipeTo(new WritableStream({ write: (chunk) => void chunks.push(chunk) }));
  return Buffer.concat(chunks);
}
const draftsOf = ({ draftsFolder }: StorageDriver) => readdirSync(draftsFolder);

/** Chunks that are made one by one; between two, `between` hears how many bytes were asked for. */
async function* made(chunks: number, chunkBytes: number, between: (bytes: number) => void = () => {}) {
  for (let index = 0; index < chunks; index += 1) {
    between(index * chunkBytes);
    yield Buffer.alloc(chunkBytes, index % 251);
  }
}

describe.each(Object.keys(kindsOfStorage) as (keyof typeof kindsOfStorage)[])('%s', (kind) => {
  test('returns what was stored, under its hash', async () => {
    await ownStorage(kind);
    const bytes = Buffer.from(`some bytes ${randomHex(8)}`);
    const hash = await putBlob(bytes);
    expect(hash).toBe(sha256(bytes));
    expect(Buffer.from(await getBlob(hash)).equals(bytes)).toBe(true);
    expect(await putBlob(new Uint8Array())).toBe(sha256(''));
    expect((await getBlob(sha256(''))).length).toBe(0);
  });

  test('bytes that are not there are a MissingBlob', async () => {
    await ownStorage(kind);
    await expect(getBlob(sha256(randomHex(8)))).rejects.toThrow(MissingBlob);
    await expect(getBlobStream(sha256(randomHex(8)))).rejects.toThrow(MissingBlob);
  });

  test.each([
    ['other bytes of the same length', 'wrong'],
    ['fewer bytes', 'rig'],
    ['nothing at all', ''],
  ])('%s under a hash are never given out whole, and are mended when the right ones are stored again', async (_what, found) => {
    const driver = await ownStorage(kind);
    const right = Buffer.from('right');
    const hash = await putBlob(right);
    await plant(driver, blobKey(hash), Buffer.from(found));
    await expect(getBlob(hash)).rejects.toThrow(DamagedBlob);
    const { stream } = await getBlobStream(hash);
    await expect(bytesOf(stream)).rejects.toThrow(DamagedBlob);
    expect(await putBlob(right)).toBe(hash);
    expect(Buffer.from(await getBlob(hash)).toString()).toBe('right');
  });

  test('of a damaged document of many chunks the reader gets the beginning, and an error in place of the end', async () => {
    const driver = await ownStorage(kind);
    const hash = sha256('something else');
    await plant(driver, blobKey(hash), Buffer.alloc(2 * MB, 'x'));
    const got: Uint8Array[] = [];
    await expect(bytesOf((await getBlobStream(hash)).stream, got)).rejects.toThrow(DamagedBlob);
    expect(Buffer.concat(got).length).toBeLessThan(2 * MB);
  });

  test('takes a stream chunk by chunk: none is asked for before the one before it lies in the draft', async () => {
    const driver = await ownStorage(kind);
    const [chunks, chunkBytes] = [100, MB];
    const seen: number[] = [];
    const written = () => draftsOf(driver).reduce((sum, name) => sum + statSync(path.join(driver.draftsFolder, name)).size, 0);
    const stored = await putBlobStream(made(chunks, chunkBytes, (asked) => seen.push(asked - written())));
    expect(seen.filter((inMemory) => inMemory !== 0)).toEqual([]);
    expect(stored.bytes).toBe(chunks * chunkBytes);
    const hash = createHash('sha256');
    let largest = 0;
    let read = 0;
    const { stream, bytes } = await getBlobStream(stored.sha256);
    const write = (chunk: Uint8Array) => {
      hash.update(chunk);
      read += chunk.length;
      largest = Math.max(largest, chunk.length);
    };
    await stream.pipeTo(new WritableStream({ write }));
    expect([hash.digest('hex'), bytes, read]).toEqual([stored.sha256, chunks * chunkBytes, chunks * chunkBytes]);
    expect(largest).toBeLessThanOrEqual(MB);
    expect(draftsOf(driver)).toEqual([]);
  });

  test('a stream that breaks off leaves nothing', async () => {
    const driver = await ownStorage(kind);
    const broken = async function* () {
      yield Buffer.from('the beginning');
      throw new Error('the sender is gone');
    };
    await expect(putBlobStream(broken())).rejects.toThrow('the sender is gone');
    expect(draftsOf(driver)).toEqual([]);
    expect(await keysIn(driver, `${blobKey(sha256('the beginning')).slice(0, 2)}/`)).toEqual([]);
  });

  test.each([
    [{ start: 0, end: 3 }, '0123'],
    [{ start: 4, end: 4 }, '4'],
    [{ start: 7 }, '789'],
    [{ start: 8, end: 100 }, '89'],
  ])('gives the part %j of the bytes, and the size of all', async (range, part) => {
    await ownStorage(kind);
    const { stream, bytes } = await getBlobStream(await putBlob(Buffer.from('0123456789')), range);
    expect([(await bytesOf(stream)).toString(), bytes]).toEqual([part, 10]);
  });

  test('a reader who leaves ends the reading', async () => {
    await ownStorage(kind);
    const { sha256: hash } = await putBlobStream(made(20, MB));
    const { stream } = await getBlobStream(hash);
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel();
    expect((await reader.read()).done).toBe(true);
  });

  test('many that store the same bytes at once all find them, and leave no draft', async () => {
    const driver = await ownStorage(kind);
    const bytes = Buffer.alloc(300 * KB, randomHex(4));
    const hashes = await Promise.all(Array.from({ length: 20 }, () => putBlob(bytes)));
    expect(new Set(hashes)).toEqual(new Set([sha256(bytes)]));
    expect((await getBlob(sha256(bytes))).length).toBe(bytes.length);
    expect(draftsOf(driver)).toEqual([]);
  });

  test('bytes that lie aside are back when they are read', async () => {
    const driver = await ownStorage(kind);
    const hash = await putBlob(Buffer.from(randomHex(8)));
    const aside = removedKey(hash, new Date(Date.now() - 29 * 24 * 60 * 60 * 1000));
    expect(await driver.move(blobKey(hash), aside)).toBe(true);
    expect((await getBlob(hash)).length).toBe(16);
    expect(await keysIn(driver, 'removed/')).toEqual([]);
    expect(await driver.move(aside, blobKey(hash))).toBe(false);
  });

  test('lists what lies below a prefix with its age, and nothing else; removing what is gone is no error', async () => {
    const driver = await ownStorage(kind);
    await plant(driver, 'ab/one', Buffer.from('1'));
    await plant(driver, 'ab/cd/two', Buffer.from('2'));
    await plant(driver, 'abc/three', Buffer.from('3'));
    expect(await keysIn(driver, 'ab/')).toEqual(['ab/cd/two', 'ab/one']);
    const ages = [];
    for await (const { modifiedAt } of driver.list('ab/')) ages.push(Math.abs(Date.now() - modifiedAt.getTime()) < 60_000);
    expect(ages).toEqual([true, true]);
    for (let time = 0; time < 2; time += 1) await driver.remove('ab/one');
    expect(await keysIn(driver, 'ab/')).toEqual(['ab/cd/two']);
    expect(await keysIn(driver, 'nothing/')).toEqual([]);
  });

  test('any number may check it at the same time, and nothing stays of a check', async () => {
    const driver = await ownStorage(kind);
    await Promise.all(Array.from({ length: 50 }, () => checkStorage()));
    await Promise.all(Array.from({ length: 5 }, () => proveStorage()));
    expect(draftsOf(driver)).toEqual([]);
    expect(await keysIn(driver, 'probes/')).toEqual([]);
  });
});

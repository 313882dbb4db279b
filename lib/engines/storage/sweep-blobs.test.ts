import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { randomHex, sha256 } from '@/lib/core/ids';
import { keysIn, kindsOfStorage, ownStorage, plant } from '@/lib/testing/storage';
import { blobPrefixes } from './blob-keys';
import { getBlob, putBlob } from './blobs';
import type { StorageDriver } from './driver';
import { MissingBlob } from './storage-errors';
import { sweepBlobs } from './sweep-blobs';

const hourMs = 60 * 60 * 1000;
const hoursOn = (hours: number) => setClock(() => new Date(Date.now() + hours * hourMs));
const daysOn = (days: number) => hoursOn(24 * days);
afterEach(() => setClock(null));

const none = async () => new Set<string>();
const only =
  (...known: string[]) =>
  async (hashes: readonly string[]) =>
    new Set(hashes.filter((hash) => known.includes(hash)));

const store = (count: number) => Promise.all(Array.from({ length: count }, () => putBlob(Buffer.from(randomHex(8)))));
const hashesIn = async (driver: StorageDriver) =>
  (await Promise.all(blobPrefixes.map((prefix) => keysIn(driver, prefix)))).flat().map((key) => key.split('/').at(-1));

describe.each(Object.keys(kindsOfStorage) as (keyof typeof kindsOfStorage)[])('%s', (kind) => {
  test('bytes that no record speaks of lie aside for 30 days under the day they went, and are gone then', async () => {
    const driver = await ownStorage(kind);
    const [kept = '', orphan = ''] = await store(2);
    daysOn(2);
    expect(await sweepBlobs(only(kept))).toMatchObject({ blobs: 2, unknown: 1, putAside: 1, deleted: 0, stopped: false });
    expect(await hashesIn(driver)).toEqual([kept]);
    const day = new Date(Date.now() + 48 * hourMs).toISOString().slice(0, 10);
    expect(await keysIn(driver, 'removed/')).toEqual([`removed/${day}/${orphan}`]);
    daysOn(32);
    expect(await sweepBlobs(only(kept))).toMatchObject({ putAside: 0, deleted: 0 });
    daysOn(33);
    expect(await sweepBlobs(only(kept))).toMatchObject({ putAside: 0, deleted: 1 });
    expect(await keysIn(driver, 'removed/')).toEqual([]);
    await expect(getBlob(orphan)).rejects.toThrow(MissingBlob);
    expect((await getBlob(kept)).length).toBeGreaterThan(0);
  });

  test('bytes younger than a day are never taken, as their record may be on its way', async () => {
    const driver = await ownStorage(kind);
    const hashes = await store(1);
    hoursOn(23);
    expect(await sweepBlobs(none, { evenMany: true })).toMatchObject({ unknown: 0, putAside: 0 });
    expect(await hashesIn(driver)).toEqual(hashes);
    hoursOn(25);
    expect(await sweepBlobs(none)).toMatchObject({ putAside: 1 });
  });

  test('bytes that are stored again while they lie aside are under their hash again', async () => {
    const driver = await ownStorage(kind);
    const bytes = Buffer.from(randomHex(8));
    const hash = await putBlob(bytes);
    daysOn(2);
    await sweepBlobs(none);
    await putBlob(bytes);
    expect(await hashesIn(driver)).toEqual([hash]);
  });

  test('bytes aside that a record speaks of by now come back where they would be deleted', async () => {
    const driver = await ownStorage(kind);
    const [hash = ''] = await store(1);
    daysOn(2);
    await sweepBlobs(none);
    daysOn(40);
    expect(await sweepBlobs(only(hash))).toMatchObject({ deleted: 0, broughtBack: 1 });
    expect(await hashesIn(driver)).toEqual([hash]);
  });
});

test('old bytes that are stored again count as young: no sweep takes them before their new record is there', async () => {
  const driver = await ownStorage();
  const bytes = Buffer.from(randomHex(8));
  const hash = await putBlob(bytes);
  daysOn(2);
  await putBlob(bytes);
  expect(await sweepBlobs(none)).toMatchObject({ unknown: 0, putAside: 0 });
  expect(await hashesIn(driver)).toEqual([hash]);
});

test('a sweep that would take more than a few files and a few percent takes nothing, and says so', async () => {
  const driver = await ownStorage();
  const hashes = await store(21);
  daysOn(2);
  expect(await sweepBlobs(none)).toMatchObject({ blobs: 21, unknown: 21, putAside: 0, stopped: true });
  expect((await hashesIn(driver)).sort()).toEqual([...hashes].sort());
  expect(await sweepBlobs(only(hashes[0] ?? ''))).toMatchObject({ unknown: 20, putAside: 20, stopped: false });
});

test('five in a hundred may go at once, and no more unless the operator says so', async () => {
  await ownStorage();
  const hashes = await store(500);
  daysOn(2);
  expect(await sweepBlobs(only(...hashes.slice(26)))).toMatchObject({ blobs: 500, unknown: 26, putAside: 0, stopped: true });
  expect(await sweepBlobs(only(...hashes.slice(25)))).toMatchObject({ putAside: 25, stopped: false });
  expect(await sweepBlobs(none, { evenMany: true })).toMatchObject({ putAside: 475, stopped: false });
});

test('what was forgotten on purpose goes however much it is, and says nothing about the database; it is settled once', async () => {
  const driver = await ownStorage();
  const [stray = '', ...erased] = await store(31);
  daysOn(2);
  const settled: string[] = [];
  const forgotten = { among: only(...erased), settle: async (hashes: readonly string[]) => void settled.push(...hashes) };
  expect(await sweepBlobs(none, { forgotten })).toMatchObject({ unknown: 31, forgotten: 30, putAside: 31, stopped: false });
  expect(settled.sort()).toEqual([...erased].sort());
  expect(settled).not.toContain(stray);
  expect(await hashesIn(driver)).toEqual([]);
});

test('where the others are too many, only what was forgotten on purpose goes', async () => {
  const driver = await ownStorage();
  const hashes = await store(32);
  const erased = hashes.slice(0, 5);
  daysOn(2);
  const forgotten = { among: only(...erased), settle: async () => {} };
  expect(await sweepBlobs(none, { forgotten })).toMatchObject({ unknown: 32, forgotten: 5, putAside: 5, stopped: true });
  expect((await hashesIn(driver)).sort()).toEqual(hashes.slice(5).sort());
});

test('what a killed process has left half-written goes after a day, and a draft under way stays', async () => {
  const driver = await ownStorage();
  await putBlob(Buffer.from('something'));
  const [old, young] = ['old', 'young'].map((name) => path.join(driver.draftsFolder, name));
  for (const file of [old, young]) writeFileSync(file ?? '', 'half');
  const dayAgo = new Date(Date.now() - 25 * hourMs);
  utimesSync(old ?? '', dayAgo, dayAgo);
  expect(await sweepBlobs(only(sha256('something')))).toMatchObject({ drafts: 1 });
  expect(readdirSync(driver.draftsFolder)).toEqual(['young']);
});

test('the file of the installation and others that are no blobs are let alone', async () => {
  const driver = await ownStorage();
  for (const key of ['installation', 'ab/cd/notes.txt']) await plant(driver, key, Buffer.from('x'));
  daysOn(2);
  expect(await sweepBlobs(none)).toMatchObject({ blobs: 0, putAside: 0 });
  expect(await keysIn(driver, 'ab/')).toEqual(['ab/cd/notes.txt']);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { now, setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { putBlob } from '@/lib/engines/storage/blobs';
import { ownStorage } from '@/lib/testing/storage';
import { forgetBlobs, forgottenAmong, insertInstallation, noteBlobs } from './store';
import { sweepStorage } from './sweep-storage';

const hoursOn = (hours: number) => setClock(() => new Date(Date.now() + hours * 60 * 60 * 1000));
afterEach(() => setClock(null));

beforeEach(async () => {
  await db().installation.deleteMany();
  await insertInstallation({ id: 'ins_swept', createdAt: now(), applicationKeyMac: '', linkSecretMac: '' });
});

test('storage is swept once a day, whoever asks and however often', async () => {
  await ownStorage();
  const sweeps = await Promise.all(Array.from({ length: 5 }, () => sweepStorage()));
  expect(sweeps.filter(Boolean)).toHaveLength(1);
  hoursOn(22);
  expect(await sweepStorage()).toBeNull();
  hoursOn(24);
  expect(await sweepStorage()).not.toBeNull();
});

test('bytes that a record of this database speaks of stay, the others are put aside', async () => {
  await ownStorage();
  const noted = await putBlob(Buffer.from(randomHex(8)));
  await putBlob(Buffer.from(randomHex(8)));
  await transaction((tx) => noteBlobs(tx, [{ sha256: noted, bytes: 16, mimeType: 'text/plain', createdAt: now() }]));
  hoursOn(25);
  expect(await sweepStorage()).toMatchObject({ blobs: 2, unknown: 1, putAside: 1 });
});

test('when nearly everything is erased at once, its bytes go with the next sweep; what is noted again is forgotten no more', async () => {
  await ownStorage();
  const hashes = await Promise.all(Array.from({ length: 40 }, () => putBlob(Buffer.from(randomHex(8)))));
  const note = (noted: readonly string[]) =>
    transaction((tx) =>
      noteBlobs(
        tx,
        noted.map((sha256) => ({ sha256, bytes: 16, mimeType: 'text/plain', createdAt: now() })),
      ),
    );
  await note(hashes);
  await transaction((tx) => forgetBlobs(tx, hashes));
  await note(hashes.slice(0, 2));
  hoursOn(25);
  expect(await sweepStorage()).toMatchObject({ blobs: 40, forgotten: 38, putAside: 38, stopped: false });
  expect(await forgottenAmong(hashes)).toEqual(new Set());
});

test('a database without an installation sweeps nothing', async () => {
  await ownStorage();
  await db().installation.deleteMany();
  expect(await sweepStorage()).toBeNull();
});

import { beforeEach, expect, test } from 'vitest';
import { daysAfter, now, setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { forgetBlobs, noteBlobs } from '@/lib/domain/files/store';
import { blobKey } from '@/lib/engines/storage/blob-keys';
import { putBlob } from '@/lib/engines/storage/blobs';
import { writeStorageMark } from '@/lib/engines/storage/installation-marks';
import { withEnv } from '@/lib/testing/outside-server';
import { ownFolder, ownStorage, plant } from '@/lib/testing/storage';
import { runCommand } from './run-command';
import { storageCommands } from './storage-commands';

const run = (...args: string[]) => runCommand(storageCommands, args);

async function stored(text = randomHex(8)): Promise<string> {
  const sha256 = await putBlob(Buffer.from(text));
  await transaction((tx) => noteBlobs(tx, [{ sha256, bytes: text.length, mimeType: 'text/plain', createdAt: now() }]));
  return sha256;
}

beforeEach(async () => {
  await db().installation.deleteMany();
  await db().blob.deleteMany();
  withEnv({ dataDir: ownFolder() });
});

test('storage check reads every file, and names the missing and the damaged', async () => {
  const driver = await ownStorage();
  const [whole, damaged, missing] = [await stored(), await stored(), await stored()];
  expect(await run('storage', 'check')).toMatchObject({ exitCode: 0, out: expect.stringContaining('3 files in the folder') });
  await plant(driver, blobKey(damaged), Buffer.from('wrong'));
  await driver.remove(blobKey(missing));
  const { exitCode, out } = await run('storage', 'check');
  expect(exitCode).toBe(1);
  expect(out).toContain(`do not match their hash ${damaged}`);
  expect(out).toContain(`no bytes with the hash ${missing}`);
  expect(out).not.toContain(whole);
});

test('storage check says where database and files do not belong together, and storage adopt mends it', async () => {
  await ownStorage();
  await stored();
  await run('storage', 'check');
  await writeStorageMark('ins_other');
  expect(await run('storage', 'check')).toMatchObject({ exitCode: 1, out: expect.stringContaining('storage adopt') });
  expect(await run('storage', 'adopt')).toMatchObject({ exitCode: 0, out: expect.stringContaining('ins_other') });
  expect((await run('storage', 'check')).exitCode).toBe(0);
});

test('a sweep that stops says what it took all the same, and of how many files no record speaks beside it', async () => {
  await ownStorage();
  for (let index = 0; index < 21; index += 1) await putBlob(Buffer.from(randomHex(8)));
  setClock(() => daysAfter(new Date(), 2));
  expect(await run('storage', 'sweep')).toMatchObject({ exitCode: 1, err: expect.stringContaining('Nothing was taken: no record speaks of 21 of 21 files.') });
  setClock(null);
  const erased = await stored();
  await transaction((tx) => forgetBlobs(tx, [erased]));
  setClock(() => daysAfter(new Date(), 2));
  const { err } = await run('storage', 'sweep');
  setClock(null);
  expect(err).toContain('Nothing was taken but 1 that were erased: no record speaks of 21 of 22 files.');
});

test('a command runs only where what is asked before it does not refuse', async () => {
  const refused = await runCommand(storageCommands, ['storage', 'sweep'], async () => 'not these');
  expect(refused).toMatchObject({ exitCode: 1, out: '', err: 'not these' });
});

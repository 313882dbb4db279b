import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { env } from '@/lib/core/env';
import { sha256 } from '@/lib/core/ids';
import { withEnv } from '@/lib/testing/outside-server';
import { keysIn, ownFolder, plant } from '@/lib/testing/storage';
import { blobKey } from './blob-keys';
import { checkStorage, putBlob } from './blobs';
import { writeCached } from './cache';
import { diskDriver, spaceProblem } from './disk-driver';
import { writeDraft } from './drafts';
import { writeFolderMark, writeStorageMark } from './installation-marks';
import { setStorage } from './storage';

const modesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const name = path.join(entry.parentPath, entry.name);
    return `${path.relative(folder, name)} ${(statSync(name).mode & 0o777).toString(8)}`;
  });

test('everything that is stored, cached or drafted can be read by the service’s own user alone', async () => {
  withEnv({ dataDir: ownFolder() });
  setStorage(null);
  const hash = await putBlob(Buffer.from('secret'));
  await writeCached('document/one', Buffer.from('secret'));
  await writeStorageMark('ins_x');
  await writeFolderMark({ id: 'ins_x', joining: false });
  const driver = await diskDriver(path.join(env().dataDir, 'blobs'));
  await writeDraft(driver, [Buffer.from('secret')]);
  await driver.move(`${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`, `removed/2026-11-21/${hash}`);
  setStorage(null);
  const modes = modesBelow(env().dataDir);
  expect(modes.length).toBeGreaterThan(10);
  expect(modes.filter((entry) => !/ (700|600)$/.test(entry))).toEqual([]);
});

test('a folder of an earlier version is shut to others, and loses the cache and the probe that lay in it', async () => {
  const folder = path.join(ownFolder(), 'blobs');
  mkdirSync(path.join(folder, 'cache/document'), { recursive: true });
  writeFileSync(path.join(folder, 'health'), 'ok');
  chmodSync(folder, 0o755);
  const driver = await diskDriver(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(['cache', 'health'].filter((name) => existsSync(path.join(folder, name)))).toEqual([]);
  await plant(driver, 'ab/one', Buffer.from('1'));
  expect(await keysIn(driver, 'ab/')).toEqual(['ab/one']);
});

test('readiness fails where the folder can no longer be written', async () => {
  const folder = path.join(ownFolder(), 'blobs');
  setStorage(await diskDriver(folder));
  writeFileSync(path.join(folder, 'drafts'), 'a file where a folder should be');
  await expect(checkStorage()).rejects.toThrow();
  setStorage(null);
});

test.each([
  [7_935, /only 30 MB left/],
  [0, /only 0 MB left/],
  [8_192, null],
])('a disk with %i blocks of 4 KB left: %s', (bavail, problem) => {
  const said = spaceProblem('/srv/blobs', { bavail, bsize: 4096 });
  if (problem) expect(said).toMatch(problem);
  else expect(said).toBeNull();
});

test('bytes are on the disk before they get their name, and the name is before the storing returns', async () => {
  const folder = path.join(ownFolder(), 'blobs');
  setStorage(await diskDriver(folder));
  const bytes = Buffer.from('to be kept');
  const named = () => existsSync(path.join(folder, ...blobKey(sha256(bytes)).split('/')));
  const handle = await open(path.join(folder, 'any'), 'w');
  const prototype = Object.getPrototypeOf(handle) as { sync: () => Promise<void> };
  const { sync: inFact } = prototype;
  const wasNamed: boolean[] = [];
  const sync = vi.spyOn(prototype, 'sync').mockImplementation(function (this: typeof prototype) {
    wasNamed.push(named());
    return inFact.call(this);
  });
  onTestFinished(async () => {
    sync.mockRestore();
    await handle.close();
    setStorage(null);
  });
  await putBlob(bytes);
  // The draft; then the folder of the name, and the two new ones above it.
  expect(wasNamed).toEqual([false, true, true, true]);
});

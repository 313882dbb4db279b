import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { env } from '@/lib/core/env';
import { withEnv } from '@/lib/testing/outside-server';
import { ownFolder } from '@/lib/testing/storage';
import { forgetCached, readCached, writeCached } from './cache';

const bytes = Buffer.from('a picture');

test('what was written is read, replaced and forgotten with all that was made from the same document', async () => {
  withEnv({ dataDir: ownFolder() });
  expect(await readCached('document/one')).toBeNull();
  await writeCached('document/one', Buffer.from('older'));
  await writeCached('document/one', bytes);
  expect(Buffer.from((await readCached('document/one')) ?? []).equals(bytes)).toBe(true);
  expect(readdirSync(path.join(env().dataDir, 'cache/document'))).toEqual(['one']);
  await forgetCached('document');
  expect(await readCached('document/one')).toBeNull();
});

test('a cache that cannot be written or read costs nobody their page', async () => {
  withEnv({ dataDir: ownFolder() });
  writeFileSync(path.join(env().dataDir, 'cache'), 'a file where a folder should be');
  await expect(writeCached('document/one', bytes)).resolves.toBeUndefined();
  expect(await readCached('document/one')).toBeNull();
});

test('the cache lies in the data folder, apart from the blobs', async () => {
  withEnv({ dataDir: ownFolder() });
  await writeCached('document/one', bytes);
  expect(existsSync(path.join(env().dataDir, 'blobs'))).toBe(false);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readGiven } from './read-given';

const folder = mkdtempSync(path.join(tmpdir(), 'paraph-given-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'given.pem');
writeFileSync(file, 'given');

test('what is there is read', async () => {
  expect(Buffer.from(await readGiven(file, 5)).toString()).toBe('given');
});

test.each([
  ['a file that is not there', path.join(folder, 'other.pem'), `${path.join(folder, 'other.pem')} cannot be read: there is no such file.`],
  ['a folder', folder, `${folder} cannot be read: it is a folder.`],
])('%s is told in words', async (_, given, message) => {
  await expect(readGiven(given, 1024 * 1024)).rejects.toThrow(message);
});

test('what is larger than it may be is not read', async () => {
  await expect(readGiven(file, 4)).rejects.toThrow(`${file} is larger than`);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptSecrets } from './secrets.mjs';

const OF_THE_START = ['APPLICATION_KEY', 'LINK_SECRET', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'];

function folderWith(...files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  return folder;
}

test('a new folder gets secrets that only its owner can read, and every later start the same', () => {
  const folder = folderWith();
  const first = keptSecrets(folder, OF_THE_START);
  expect(Object.values(first).every((secret) => secret.length >= 32)).toBe(true);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  keptSecrets(folder, ['POSTGRES_PASSWORD']);
  expect(keptSecrets(folder, OF_THE_START)).toEqual(first);
});

test.each(['installation.json', 'blobs/ab/cd/file', 'postgres/PG_VERSION'])(
  'lost secrets beside %s stop the start, saying what to do, and nothing is made',
  (data) => {
    const folder = folderWith(data);
    expect(() => keptSecrets(folder, OF_THE_START)).toThrow(
      /^APPLICATION_KEY and LINK_SECRET are missing[\s\S]*Restore .*secrets\.json from a backup, or set APPLICATION_KEY/,
    );
    expect(() => readFileSync(path.join(folder, 'secrets.json'))).toThrow('ENOENT');
  },
);

test('one lost secret is enough; those that data does not depend on are made anew', () => {
  const folder = folderWith('installation.json');
  const kept = JSON.stringify({ APPLICATION_KEY: 'a'.repeat(43) });
  writeFileSync(path.join(folder, 'secrets.json'), kept);
  expect(() => keptSecrets(folder, OF_THE_START)).toThrow(/^LINK_SECRET is missing/);
  expect(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).toBe(kept);
  expect(keptSecrets(folder, ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']).NEXT_SERVER_ACTIONS_ENCRYPTION_KEY).toMatch(/^[\w+/]{43}=$/);
});

test('the password of a database that is there is never made anew', () => {
  expect(() => keptSecrets(folderWith('postgres/PG_VERSION'), ['POSTGRES_PASSWORD'])).toThrow(/^POSTGRES_PASSWORD is missing/);
  expect(keptSecrets(folderWith('blobs/ab/cd/file'), ['POSTGRES_PASSWORD'])).toEqual({ POSTGRES_PASSWORD: expect.any(String) });
});

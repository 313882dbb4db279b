import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { env } from '../core/env';
import { languages } from '../core/i18n/languages';
import { messagesFor } from './messages';

const folder = path.join(env().appRoot, 'docs/consent');

test.each(languages)('the consent text in %s is kept under its version: whoever changes a word of it gives it a new one', async (language) => {
  const { version, text } = messagesFor(language).consent;
  expect(await readFile(path.join(folder, version, `${language}.txt`), 'utf8')).toBe(text);
});

test('every text that was ever agreed to is kept, in each language, so that the hash on a certificate leads to its words', async () => {
  const versions = await readdir(folder);
  expect(versions).toEqual(expect.arrayContaining(['2026-11-1', messagesFor('en').consent.version]));
  for (const version of versions) expect((await readdir(path.join(folder, version))).sort()).toEqual(languages.map((language) => `${language}.txt`).sort());
});

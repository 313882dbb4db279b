import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '../database/test-database.mjs';
import { buildAndStamp, isStale } from './build-stamp.mjs';
import { root } from './environment.mjs';

function resultOf(text) {
  const folder = path.relative(root, mkdtempSync(path.join(testFolder(), 'stamp-')));
  onTestFinished(() => rmSync(path.join(root, folder), { recursive: true }));
  mkdirSync(path.join(root, folder, 'sources'));
  const write = (content) => writeFileSync(path.join(root, folder, 'sources/a'), content);
  write(text);
  return { result: { sources: [`${folder}/sources`], stamp: `${folder}/made/.stamp` }, write };
}

test('what was made is stale once its sources have changed', async () => {
  const { result, write } = resultOf('one');
  expect(isStale(result)).toBe(true);
  await buildAndStamp(result, () => {});
  expect(isStale(result)).toBe(false);
  write('two');
  expect(isStale(result)).toBe(true);
});

test('a build that was cut off is made anew, even where the sources are again what they were', async () => {
  const { result, write } = resultOf('one');
  await buildAndStamp(result, () => {});
  write('two');
  await buildAndStamp(result, () => Promise.reject(new Error('killed'))).catch(() => {});
  write('one');
  expect(isStale(result)).toBe(true);
});

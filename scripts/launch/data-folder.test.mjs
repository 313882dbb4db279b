import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dataFolder } from './data-folder.mjs';

const own = mkdtempSync(path.join(tmpdir(), 'paraph-data-folder-'));
afterAll(() => rmSync(own, { recursive: true, force: true }));

/** As with a database elsewhere: nobody but this user has to enter it. */
const make = (wanted) => dataFolder({ root: own, wanted, embedded: false });

test('every folder that is missing on the way is made, and what is there is left as it is', () => {
  const folder = path.join(own, 'one/two/three');
  expect(make(folder)).toBe(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
  expect(make(folder)).toBe(folder);
});

test.each(['/proc/nope/deeper', '/dev/null/x'])('%s is refused at once, with the name of the setting', (wanted) => {
  expect(() => make(wanted)).toThrow(`The data folder ${wanted} cannot be written`);
  expect(() => make(wanted)).toThrow('Set DATA_DIR to a folder that can.');
  expect(existsSync(wanted)).toBe(false);
});

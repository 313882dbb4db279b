import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('whatever a test puts into the temporary folder lies in the folder that goes with the run', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'left-behind-'));
  expect(path.dirname(path.dirname(folder))).toBe(process.env.TEST_FILES);
});

import { expect, test } from 'vitest';
import { checkFile } from './check-file';
import { maxColumns } from './rules';

const asked = { setting: { language: 'en', timeZone: 'UTC' }, names: [], kinds: {}, documents: [], formulas: [] };

test('others have their turn while a table is looked through, the more often the wider its rows are', async () => {
  let turns = 0;
  let counting = setImmediate(function count() {
    turns += 1;
    counting = setImmediate(count);
  });
  const names = Array.from({ length: maxColumns }, (_, index) => `c${index}`).join(',');
  const { rows } = await checkFile(Buffer.from(`${names}\n${`1${','.repeat(maxColumns - 1)}\n`.repeat(500)}`), asked);
  clearImmediate(counting);
  expect(rows.length).toBe(500);
  // Of 250,000 cells and 2,000 at once; what the reading of the file gives is far less.
  expect(turns).toBeGreaterThan(60);
});

import { expect, test } from 'vitest';
import { failingFormulas } from '../../workflows/completeness/failing-formulas';
import { checkFile } from './check-file';
import { checkRow } from './check-row';
import { maxColumns } from './rules';

const asked = { setting: { language: 'en', timeZone: 'UTC' }, names: [], kinds: {}, documents: [], formulas: [], filtered: [] };

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

test('formulas that take long hold nobody up: others have their turn, and after some seconds they are not tried any more', { timeout: 60_000 }, async () => {
  const turns: number[] = [];
  const counting = setInterval(() => turns.push(performance.now()), 1);
  const formulas = Array.from({ length: 20 }, (_, index) => `=${'x*x-'.repeat(235)}x*x+${index}`);
  const began = performance.now();
  const { rows } = await checkFile(Buffer.from(`x\n${`${'9'.repeat(440)}\n`.repeat(200)}`), { ...asked, formulas });
  const took = performance.now() - began;
  clearInterval(counting);
  expect(rows.length).toBe(200);
  expect(took).toBeLessThan(15_000);
  expect(turns.length).toBeGreaterThan(3);
});

test('of one row formulas are tried for a moment', { timeout: 60_000 }, () => {
  const formulas = Array.from({ length: 20 }, (_, index) => `=${'x*x-'.repeat(235)}x*x+${index}`);
  const x = '9'.repeat(440);
  const lasts = (work: () => unknown) => {
    const began = performance.now();
    work();
    return performance.now() - began;
  };
  const all = lasts(() => failingFormulas(formulas, { x }, asked.setting));
  const ofRow = lasts(() => checkRow([x], [{ name: 'x', path: ['x'] }], { ...asked, formulas }));
  expect(ofRow).toBeLessThan(all / 2);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance';

it.each([
  ['', '', 0],
  ['name', 'name', 0],
  ['usre', 'user', 1],
  ['nmae', 'name', 1],
  ['name', 'names', 1],
  ['names', 'name', 1],
  ['name', 'mane', 2],
  ['ab', '', 2],
  ['kitten', 'sitting', 3],
  ['abc', 'xyz', 3],
  ['unitprice', 'unitpreis', 3],
])('between %j and %j are %d', (from, to, distance) => {
  expect(editDistance(from, to, 3)).toBe(distance);
});

it('is what the whole table says, up to its limit', () => {
  const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (from, to, limit) => {
      expect(editDistance(from, to, limit)).toBe(Math.min(wholeTable(from, to), limit + 1));
    }),
    { numRuns: 2000 },
  );
});

function wholeTable(from: string, to: string): number {
  const table = Array.from({ length: from.length + 1 }, (_, row) => Array.from({ length: to.length + 1 }, (_, column) => row + column));
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row += 1)
    for (let column = 1; column <= to.length; column += 1) {
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const changed = at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed, isSwap ? at(row - 2, column - 2) + 1 : changed);
      table[row]?.splice(column, 1, least);
    }
  return at(from.length, to.length);
}

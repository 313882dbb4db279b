import { expect, test } from 'vitest';
import { isLonger } from './is-longer';

test.each([
  ['abc', 3, false],
  ['abcd', 3, true],
  ['😀😀😀', 3, false],
  ['😀😀😀😀', 3, true],
  ['a'.repeat(7_000_000), 3, true],
])('%#: characters count, not the units that they are stored in', (text, maxLength, isTrue) => {
  expect(isLonger(text, maxLength)).toBe(isTrue);
});

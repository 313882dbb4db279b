import { expect, test } from 'vitest';
import { KnownNames } from './known-names';

const known = new KnownNames(['Customer Name', 'Items.price', 'a.b.c', 'Größe', '日付', 'E-mail of']);

test.each([
  ['as it stands', 'Customer Name', true],
  ['in other capitals', 'CUSTOMER name', true],
  ['in other capitals of any script', 'GRÖSSE', true],
  ['without capitals at all', '日付', true],
  ['with more spaces than one', 'Customer  Name', true],
  ['with the hyphen and the space of a word processor', 'e\u2011mail\u00a0of', true],
  ['with spaces around its dots', 'a . B. c', true],
  ['a group of a dotted name', 'items', true],
  ['each group on the way', 'a.b', true],
  ['a member alone', 'price', false],
  ['a beginning that is no group', 'Customer', false],
  ['a member that the group lacks', 'Items.name', false],
  ['what every object has', 'constructor', false],
  ['nothing', '', false],
])('%s: %j is known: %j', (_case, name, is) => {
  expect(known.has(name)).toBe(is);
});

test('a member is known within its group alone', () => {
  expect([known.hasWithin('price', ['Items']), known.hasWithin('price', ['a']), known.hasWithin('c', ['a', 'a.b'])]).toEqual([true, false, true]);
});

import { expect, it } from 'vitest';
import { Scope } from './scope';

const values = {
  Customer: { name: 'Ann', 'first.name': 'A' },
  'Customer.name': 'the literal key',
  Name: 'outer',
  Tags: ['a', 'b'],
  Empty: [],
  Items: [
    { Name: 'one', lines: [{ no: 1 }, { no: 2 }] },
    { Name: 'two', lines: [{ no: 3 }] },
  ],
};
const scope = Scope.of(values);
const second = scope.within('Items', values.Items[1], 1);

it.each([
  ['a key with dots before a path', 'Customer.name', 'the literal key'],
  ['a key with dots below a path', 'customer.first.name', 'A'],
  ['a name without regard to case', 'NAME', 'outer'],
  ['each element outside a row', 'Items.name', ['one', 'two']],
  ['each element of nested groups', 'Items.lines.no', [1, 2, 3]],
  ['nothing inherited', 'constructor', undefined],
  ['nothing inherited below', 'Customer.toString', undefined],
  ['nothing of a text', 'Name.length', undefined],
  ['nothing of an array', 'Items.length', []],
])('finds %s', (_case, path, value) => {
  expect(scope.look(path)).toEqual(value);
});

it.each([
  ['a hyphen that does not break', 'Non\u2011breaking name'],
  ['a dash', 'Non–breaking name'],
  ['a minus sign', 'Non−breaking name'],
  ['a space that does not break', 'Non-breaking\u00a0name'],
  ['a narrow space', 'Non-breaking\u202fname'],
  ['other capitals as well', 'NON\u2011BREAKING\u00a0NAME'],
  ['an optional hyphen, which nobody sees', 'Non-break\u00ading name'],
])('finds a name that a word processor has written with %s', (_case, written) => {
  expect(Scope.of({ 'Non-breaking name': 'found' }).look(written)).toBe('found');
  expect(Scope.of({ [written]: 'found' }).look('Non-breaking name')).toBe('found');
});

it('finds a name with the quotes of a word processor, and first the one that is spelled like the tag', () => {
  const odd = { 'Client\'s "no"': 'straight', 'A-B': 'hyphen', 'A–B': 'dash' };
  expect(['Client’s “no”', 'A–B', 'A-B'].map((name) => Scope.of(odd).look(name))).toEqual(['straight', 'dash', 'hyphen']);
});

it('finds members without a name', () => {
  const nameless = Scope.of({ '': 'e', a: { '': 1 }, g: [{ '': 2 }, { '': 3 }], b: { '': { c: 4 } } });
  expect(['', 'a.', 'g.', 'b..c', '.', 'a', 'x'].map((name) => nameless.look(name))).toEqual(['e', 1, [2, 3], 4, undefined, { '': 1 }, undefined]);
  expect(Scope.of({ a: 1 }).look('')).toBeUndefined();
});

it('names the first group of a path as seen from its place', () => {
  expect(scope.groupOf('items.lines.no')).toBe('items');
  expect(second.groupOf('Items.lines.no')).toBe('Items.lines');
  expect(second.groupOf('Items.Name')).toBeUndefined();
  expect(scope.groupOf('Empty.x')).toBe('Empty');
  expect(scope.groupOf('Tags')).toBeUndefined();
  expect(scope.groupOf('Tags.x')).toBeUndefined();
});

it('reads the element of a row, and plain names from outside it first', () => {
  expect(second.look('items.name')).toBe('two');
  expect(second.look('Name')).toBe('outer');
  expect(second.look('Items.lines.no')).toEqual([3]);
  expect(second.look('@number')).toBe(2);
});

it('reads plain names from the element first inside each', () => {
  const inside = scope.each('Items', values.Items[1], 1);
  expect(inside.look('name')).toBe('two');
  expect(inside.look('Items.name')).toBe('two');
  expect(inside.groupOf('lines.no')).toBe('lines');
  expect(inside.each('lines', { no: 3 }, 0).look('no')).toBe(3);
});

it('takes the innermost group as a whole again for a function over it', () => {
  expect(second.whole(['Items.name']).look('Items.name')).toEqual(['one', 'two']);
  expect(second.whole(['Items.lines.no']).look('Items.lines.no')).toEqual([3]);
});

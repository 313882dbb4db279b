import { expect, test } from 'vitest';
import { fieldTree } from './field-tree';
import { handForm, startingData, withoutRow, withRow, withValue } from './hand-form';

const kinds = new Map<string, string | null>([
  ['Total', 'number'],
  ['Items.name', 'text'],
  ['Items.price', 'number'],
]);
const data = { Name: 'Anna', Total: null, Day: '2026-12-31', Paid: true, Customer: { town: 'Bonn' }, Items: [{ name: 'Chair', price: 40 }] };
const rowsIn = (given: object) => {
  const rows = handForm(given as Record<string, unknown>, kinds).find(({ kind }) => kind === 'rows');
  if (rows?.kind !== 'rows') throw new Error('There is no list.');
  return rows;
};

test('each value has an input of its kind; what is empty, of the kind that the source knows', () => {
  expect(handForm(data, kinds).map(({ kind, name }) => [kind, name])).toEqual([
    ['text', 'Name'],
    ['number', 'Total'],
    ['date', 'Day'],
    ['boolean', 'Paid'],
    ['text', 'Customer.town'],
    ['rows', 'Items'],
  ]);
  expect(rowsIn(data)).toMatchObject({
    count: 1,
    columns: [
      { key: 'name', kind: 'text' },
      { key: 'price', kind: 'number' },
    ],
  });
  // An empty list has the columns that it had before.
  expect(rowsIn({ Items: [] })).toMatchObject({ count: 0, columns: [{ key: 'name' }, { key: 'price' }] });
});

test('what no form can show is left to JSON', () => {
  expect(handForm({ a: [{ b: [1] }], c: [1, 2], d: [{ e: {} }] }, new Map()).map(({ kind }) => kind)).toEqual(['deep', 'deep', 'deep']);
});

test('a change is made at its place alone, and keeps the order', () => {
  const changed = withValue(data, ['Customer', 'town'], 'Köln');
  expect(changed).toEqual({ ...data, Customer: { town: 'Köln' } });
  expect(Object.keys(changed)).toEqual(Object.keys(data));
  expect(withValue(data, ['Items', 0, 'price'], 41).Items).toEqual([{ name: 'Chair', price: 41 }]);
  expect(data.Customer.town).toBe('Bonn');
});

test('rows come empty, and go one by one', () => {
  const two = withRow(data, rowsIn(data));
  expect(two.Items).toEqual([
    { name: 'Chair', price: 40 },
    { name: '', price: null },
  ]);
  expect(withoutRow(two, rowsIn(two), 0).Items).toEqual([{ name: '', price: null }]);
});

test('one begins with the example, and with what else the source knows, but for what no longer comes', () => {
  const fields = ['Name', 'Customer.mail', 'Total'].map((name) => ({ name, isDeclared: true, isSeen: false }));
  const changes = [{ field: 'Gone', change: 'vanished' as const, from: 'text', to: null }];
  const sample = { Name: 'Anna', Customer: { town: 'Bonn' } };
  expect(startingData(sample, fieldTree(sample, fields, changes), kinds)).toEqual({ Name: 'Anna', Customer: { town: 'Bonn', mail: '' }, Total: null });
  expect(sample).toEqual({ Name: 'Anna', Customer: { town: 'Bonn' } });
});

import { expect, it } from 'vitest';
import { suggest, suggester } from './suggest';

const known = ['Customer Name', 'customer.email', 'Items.unitPrice', 'user', 'Total', 'Größe', 'VAT'];

it.each([
  ['customer_name', 'Customer Name'],
  ['CustomerName', 'Customer Name'],
  ['Custumer Name', 'Customer Name'],
  ['Customer.Name', 'Customer Name'],
  ['usre', 'user'],
  ['email', 'customer.email'],
  ['Items.unit_price', 'Items.unitPrice'],
  ['client.email', 'customer.email'],
  ['Totla', 'Total'],
  ['Grösse', 'Größe'],
  ['VTA', undefined],
  ['Delivery', undefined],
  ['', undefined],
  ['...', undefined],
])('for %j suggests %j', (name, suggestion) => {
  expect(suggest(name, known)).toBe(suggestion);
});

it('suggests the nearest of several', () => {
  expect(suggest('Invoice Nr', ['Invoice No', 'Invoice Nrs', 'Invoice'])).toBe('Invoice No');
});

it('has an answer for two thousand names against two thousand', () => {
  const many = Array.from({ length: 2000 }, (_, index) => `Customer ${(index * 7919 * 104729).toString(36)} ${(index * 15485863).toString(36)}`);
  const of = suggester(many);
  expect(many.map((name) => of(name.replace('Customer', 'Custmoer')))).toEqual(many);
});

it('stops comparing where thousands of names are all alike', () => {
  const alike = Array.from({ length: 2000 }, (_, index) => Array.from({ length: 13 }, (_, bit) => ((index >> bit) % 2 ? 'abcabd' : 'acbacd')).join(''));
  const of = suggester(alike);
  const near = `${alike[7]?.slice(0, 40)}a${alike[7]?.slice(40)}`;
  expect(of(near)).toBe(alike[7]);
  for (const name of alike) of([...name].reverse().join(''));
  expect(of(near)).toBeUndefined();
});

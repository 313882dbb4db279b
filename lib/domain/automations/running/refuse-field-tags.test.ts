import { expect, test } from 'vitest';
import { refuseFieldTags } from './refuse-field-tags';

test.each<[string, unknown, string]>([
  ['a field', { Note: 'see {{text:signer:Password}}' }, 'Note'],
  ['a field with its braces apart', { Note: '{ {signature:signer} }' }, 'Note'],
  ['a field in a list of groups', { Customer: { lines: [{ text: 'fine' }, { text: '{{date:signer}}' }] } }, 'Customer.lines.text'],
  ['the beginning of one', { Note: 'see {' }, 'Note'],
  ['one but for its first brace', { Note: '{signature:signer}}' }, 'Note'],
])('a value that holds %s is refused by its name', (_, values, name) => {
  expect(() => refuseFieldTags(values)).toThrow(expect.objectContaining({ message: expect.stringContaining(`"${name}"`) }));
});

test('other values are taken, with braces too', () => {
  expect(() =>
    refuseFieldTags({ Note: 'f(x) = { x } and "{a}"', Json: '{"a": 1}', Date: 'date: 5 May', amount: 5, none: null, list: ['a', true] }),
  ).not.toThrow();
});

import { expect, test } from 'vitest';
import { recipientsIn, typedAmong } from './rules';

test.each([
  ['one', 'anna@example.com', ['anna@example.com'], [], 0],
  [
    'several, however they are parted',
    'a@example.com, b@example.com;c@example.com\nd@example.com',
    ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'],
    [],
    0,
  ],
  ['the same twice, in any case', 'Anna@example.com, anna@Example.com', ['anna@example.com'], [], 0],
  ['what is none beside what is one', 'anna@example.com, by phone, ,', ['anna@example.com'], ['by phone'], 0],
  ['two in one place', 'a@example.com b@example.com', [], ['a@example.com b@example.com'], 0],
  ['none at all', ' , ', [], [], 0],
  [
    'more than get it',
    Array.from({ length: 12 }, (_, index) => `a${index}@example.com`).join(),
    Array.from({ length: 10 }, (_, index) => `a${index}@example.com`),
    [],
    2,
  ],
])('%s', (_, text, to, wrong, beyond) => {
  expect(recipientsIn(text)).toEqual({ to, wrong, beyond });
});

test('an address that the workflow names is not typed by anybody, whatever stands beside it', () => {
  expect(typedAmong(['anna@example.com', 'office@example.com'], '{{Mail}}, Office@example.com')).toEqual(['anna@example.com']);
});

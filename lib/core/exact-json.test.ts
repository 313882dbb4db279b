import { expect, test } from 'vitest';
import { parseExactly } from './exact-json';

test.each([
  ['what a double holds', '[0, -0, 7, -12.50, 1e3, 0.1, 900719925474099200000, 100000000000000000000000, 0.30000000000000004, 1.7976931348623157e308]'],
  ['texts, and what is none', '{"a": "820982911946154508", "b": [true, null, {}]}'],
])('%s is as JSON has it', (_case, text) => {
  expect(parseExactly(text)).toEqual(JSON.parse(text));
});

test.each([
  '820982911946154508',
  '-12345678901234567891',
  '0.1234567890123456789',
  '1e400',
  '1e-400',
  '9007199254740993',
  '123456789012.3456789',
  '1.5E+308123',
])('%s, which no double holds, keeps its digits as a text', (number) => {
  expect(parseExactly(`{"id": ${number}, "in": [${number}]}`)).toEqual({ id: number, in: [number] });
});

test('what is no JSON is refused as ever', () => {
  expect(() => parseExactly('{"a": NaN}')).toThrow(SyntaxError);
});

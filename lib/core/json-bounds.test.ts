import { expect, test } from 'vitest';
import { beyondBounds } from './json-bounds';

const bounds = { values: 10, levels: 3 };
const judged = (text: string) => beyondBounds(Buffer.from(text), bounds);

test.each([
  ['ten members and entries', '{"a":[1,2,3],"b":{"c":1},"d":1,"e":1,"f":1}', null],
  ['one more', '{"a":[1,2,3],"b":{"c":1},"d":1,"e":1,"f":1,"g":[]}', 'too_many_values'],
  ['empty lists beside each other', `[${'[],'.repeat(9)}[]]`, 'too_many_values'],
  ['three levels', '[[[1]]]', null],
  ['four levels', '[[[[1]]]]', 'too_deep'],
  ['brackets that nobody closes', '['.repeat(9), 'too_deep'],
  ['commas and brackets in a text', `{"a":"${',[{'.repeat(50)}"}`, null],
  ['quotes in a text', `{"a":"${'\\",'.repeat(50)}"}`, null],
  ['a text that ends behind two backslashes', `{"a":"\\\\",${'1,'.repeat(10)}`, 'too_many_values'],
  ['a text that nobody ends', `{"a":"${','.repeat(50)}`, null],
  ['no JSON', 'hello', null],
  ['nothing', '', null],
])('%s', (_what, text, verdict) => {
  expect(judged(text)).toBe(verdict);
});

test('a text of backslashes and quotes alone is looked through once', () => {
  expect(judged(`["${'\\'.repeat(2_000_000)}"]`)).toBeNull();
  expect(judged(`["${'\\"'.repeat(2_000_000)}"]`)).toBeNull();
});

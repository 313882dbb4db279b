import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition';

test.each([
  ['a plain name', 'two.pdf', /^attachment; filename="?two\.pdf"?$/],
  ['quotation marks, which end no value', 'a"b; c.pdf', /^attachment; filename="a\\"b; c\.pdf"$/],
  ['a name in another script', '契約書.pdf', /^attachment; filename="\?\?\?\.pdf"; filename\*=UTF-8''%E5%A5%91%E7%B4%84%E6%9B%B8\.pdf$/],
  ['a sign that means something in the encoded form', "Anna's (copy)ü.pdf", /filename\*=UTF-8''Anna%27s%20%28copy%29%C3%BC\.pdf$/],
  ['half of a character', 'x\ud83d.pdf', /^attachment; filename="x\?\.pdf"; filename\*=UTF-8''x%EF%BF%BD\.pdf$/],
])('%s', (_name, name, expected) => {
  expect(contentDisposition(name)).toMatch(expected);
  expect(() => new Headers({ 'content-disposition': contentDisposition(name) })).not.toThrow();
});

test('a file to be looked at says so', () => {
  expect(contentDisposition('Terms.pdf', true)).toMatch(/^inline; /);
});

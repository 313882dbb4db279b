import { expect, test } from 'vitest';
import { languageFor } from './accept-language';

test.each([
  [null, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-PT', 'pt-br'],
  ['PT-br', 'pt-br'],
  ['en-GB;q=0.5, ja;q=0.9', 'ja'],
  ['fi, sv;q=0.9, fr;q=0.8', 'fr'],
  ['fi, *;q=0.1', 'en'],
  ['de;q=0, es;q=0.1', 'es'],
  ['constructor, __proto__', 'en'],
  [`${'xx,'.repeat(10_000)}de`, 'en'],
  [';;q=,;q=abc', 'en'],
])('%j reads %s', (header, language) => {
  expect(languageFor(header)).toBe(language);
});

import { expect, test } from 'vitest';
import { numberIn } from './number-in';

test.each([
  ['1,040.50', 'en', 1040.5],
  ['1.040,50', 'de', 1040.5],
  ['1.040', 'de', 1040],
  ['1.040', 'en', 1.04],
  ['1,040', 'de', 1.04],
  ['12.5', 'de', 12.5],
  ['12,5', 'en', 12.5],
  ['1 040,5', 'fr', 1040.5],
  ['1’040.5', 'en', 1040.5],
  ['１２３', 'ja', 123],
  ['-3', 'en', -3],
  ['−3', 'en', -3],
  ['007', 'en', 7],
] as const)('“%s” in %s is %d', (text, language, value) => expect(numberIn(text, language)).toBe(value));

test.each([
  ['ten', 'en'],
  ['1,2,3', 'en'],
  ['1.2.3', 'de'],
  ['1e5', 'en'],
  ['0x10', 'en'],
  ['12 €', 'de'],
  ['1234567890123456', 'en'],
  ['Infinity', 'en'],
  ['', 'en'],
] as const)('“%s” in %s is none', (text, language) => expect(numberIn(text, language)).toBeNull());

import { expect, test } from 'vitest';
import { sizeText } from './file-size';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1024 * 1024 - 1, '1,024 kB'],
  [1.25 * 1024 * 1024, '1.3 MB'],
  [20 * 1024 * 1024, '20 MB'],
  [3 * 1024 ** 4, '3 TB'],
])('%d bytes are written as %s', (bytes, text) => expect(sizeText(bytes, 'en')).toBe(text));

test('the reader’s language writes its own way', () => expect(sizeText(1.25 * 1024 * 1024, 'de')).toBe('1,3 MB'));

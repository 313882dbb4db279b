import { expect, test } from 'vitest';
import { namedOnce } from './rules';

test('names of a zip are safe on every system, and none comes twice, whatever its case', () => {
  const name = namedOnce();
  expect(['Offer.pdf', 'offer.PDF', 'Offer (2).pdf', 'Offer.pdf', 'con.pdf', '../../etc/passwd', 'a:b?.docx', ''].map(name)).toEqual([
    'Offer.pdf',
    'offer (2).PDF',
    'Offer (2) (2).pdf',
    'Offer (3).pdf',
    '_con.pdf',
    expect.not.stringContaining('/'),
    'a-b-.docx',
    'Document',
  ]);
});

test('a thousand documents of one name are named in no time', () => {
  const name = namedOnce();
  expect(new Set(Array.from({ length: 1_000 }, () => name('Offer.pdf'))).size).toBe(1_000);
});

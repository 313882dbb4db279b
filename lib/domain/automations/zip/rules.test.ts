import { expect, test } from 'vitest';
import { namedOnce } from './rules';

test('names of a zip are safe on every system, and none comes twice, whatever its case', () => {
  const name = namedOnce();
  expect(['Offer.pdf', 'offer.PDF', 'Offer (2).pdf', 'Offer.pdf', 'con.pdf', '../../etc/passwd', 'a:b?.docx', ''].map((each) => name(each))).toEqual([
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

test('each folder of a zip has names of its own, and folders that differ by case alone are one', () => {
  const name = namedOnce();
  const kept = [
    ['', 'Offer.pdf'],
    ['A/b', 'Offer.pdf'],
    ['a/B', 'Offer.pdf'],
    ['A', 'Offer.pdf'],
  ] as const;
  expect(kept.map(([folder, each]) => name(each, folder))).toEqual(['Offer.pdf', 'A/b/Offer.pdf', 'a/B/Offer (2).pdf', 'A/Offer.pdf']);
});

test('a thousand documents of one name are named in no time', () => {
  const name = namedOnce();
  expect(new Set(Array.from({ length: 1_000 }, () => name('Offer.pdf'))).size).toBe(1_000);
});

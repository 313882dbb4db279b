import { expect, test } from 'vitest';
import { folderFrom, folderOf } from './folder';

test.each([
  ['', ''],
  ['Invoices', 'Invoices'],
  [' Invoices / 2026 ', 'Invoices/2026'],
  ['Invoices\\2026', 'Invoices/2026'],
  ['/Invoices//2026/', 'Invoices/2026'],
  ['../../etc/./passwd', 'etc/passwd'],
  ['...', ''],
  ['.hidden', '_hidden'],
  ['a:b*?', 'a-b--'],
  ['CON/aux.txt', '_CON/_aux.txt'],
  ['a\nb\u200bc\u202e', 'a bc'],
  ['1/2/3/4/5/6/7', '1/2/3/4/5'],
  ['//1///2/3/../4/5/6', '1/2/3/4/5'],
  [`${'x'.repeat(90)}/y`, `${'x'.repeat(80)}/y`],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
  ['請求書/2026年', '請求書/2026年'],
])('the folder “%s” is kept as “%s”', (given, kept) => {
  expect(folderFrom(given)).toBe(kept);
  // What is kept is kept as it is when it is given again.
  expect(folderFrom(kept)).toBe(kept);
});

test('a slash within a level makes no level of its own', () => {
  expect(folderOf(['Berg/Söhne', 'a\\b'])).toBe('Berg-Söhne/a-b');
});

import { expect, test } from 'vitest';
import { fileNameOf } from './file-name';

const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

test.each<[string, string, string | null]>([
  ['attachment; filename="Lease 2026.pdf"', '', 'Lease 2026'],
  ['attachment; filename=lease.PDF; size=1', '', 'lease'],
  ['attachment; filename="fallback.pdf"; filename*=UTF-8\'\'Vertr%C3%A4ge%20%E2%82%AC.pdf', '', 'Verträge €'],
  ["inline; filename*=iso-8859-1'de'M%FCller.pdf", '', 'Müller'],
  ["inline; filename*=UTF-8''%ff%fe.pdf; filename=plain.pdf", '', 'plain'],
  [latin1('attachment; filename="契約書.pdf"'), '', '契約書'],
  ['attachment; filename="say \\"yes\\".pdf"', '', 'say "yes"'],
  ['attachment; filename="../../etc/passwd"', '', 'passwd'],
  ['attachment; filename="C:\\temp\\offer.docx"', '', 'offer'],
  [latin1('attachment; filename="in\u202evoice\u200b  final.pdf"'), '', 'in voice final'],
  ['attachment; filename=".pdf"', '', null],
  ['attachment', 'a/Framework%20contract.pdf?x=1', 'Framework contract'],
  ['', 'broken%E0%A4%A.pdf', 'broken%E0%A4%A'],
  ['', 'download', null],
  ['', '', null],
])('%j at "%s" is called %j', (disposition, path, name) => {
  expect(fileNameOf({ headers: disposition ? { 'content-disposition': disposition } : {}, address: `https://example.com/${path}` })).toBe(name);
});

test('a long name ends after 120 characters', () => {
  const headers = { 'content-disposition': `attachment; filename="${'x'.repeat(300)}.pdf"` };
  expect(fileNameOf({ headers, address: 'https://example.com/' })).toBe('x'.repeat(120));
});

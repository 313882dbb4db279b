import { expect, test } from 'vitest';
import { readTable } from './read-table';
import { csvLine, withoutGuard } from './write-csv';

const limits = { maxRows: 100, maxRowCharacters: 1_000 };
const utf16 = (text: string, swapped = false) => (swapped ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'utf16le'));
const names = 'Name,City\nJürgen,Köln\n';
const read = [
  ['Name', 'City'],
  ['Jürgen', 'Köln'],
];

test.each<[string, Uint8Array, string]>([
  ['UTF-8', Buffer.from(names), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${names}`), 'utf-8'],
  ['UTF-16 with a mark', utf16(`\ufeff${names}`), 'utf-16le'],
  ['UTF-16 the other way round, with a mark', utf16(`\ufeff${names}`, true), 'utf-16be'],
  ['UTF-16 without a mark', utf16(names), 'utf-16le'],
  ['UTF-16 the other way round, without a mark', utf16(names, true), 'utf-16be'],
  ['Windows-1252', Buffer.from(names, 'latin1'), 'windows-1252'],
  ['what Excel calls CSV (Macintosh)', Buffer.from('Name,City\rJ\x9frgen,K\x9aln\r', 'latin1'), 'macintosh'],
  ['UTF-8 with the line ends of old Macs', Buffer.from(names.replaceAll('\n', '\r')), 'utf-8'],
  ['what Excel calls Unicode text', utf16('\ufeffName\tCity\r\nJürgen\tKöln\r\n'), 'utf-16le'],
])('a table in %s is read', async (_what, bytes, encoding) => {
  const table = await readTable(bytes, limits);
  expect([table.encoding, table.rows.map(({ cells }) => cells)]).toEqual([encoding, read]);
});

test.each([
  ['commas', 'a,b\n1,2;3', ',', ['1', '2;3']],
  ['semicolons', 'a;b\n1;2,3', ';', ['1', '2,3']],
  ['tabs', 'a\tb\n1\t2', '\t', ['1', '2']],
  ['lines', 'a|b\n1|2', '|', ['1', '2']],
  ['semicolons, beside quoted commas', '"a,,,";b\n1;2', ';', ['1', '2']],
  ['what a line before says', 'sep=|\na,b|c\n1,2|3', '|', ['1,2', '3']],
  ['what a line before says, as old Macs end lines', 'sep=;\ra,b;c\r1,2;3', ';', ['1,2', '3']],
  ['nothing, as in one column', 'a\n1', ',', ['1']],
])('values with %s between them are told apart', async (_what, text, delimiter, cells) => {
  const table = await readTable(Buffer.from(text), limits);
  expect([table.delimiter, table.rows[1]?.cells]).toEqual([delimiter, cells]);
});

test('quotes hold line ends, delimiters and quotes, and each row says in which line of the file it begins', async () => {
  const { rows } = await readTable(Buffer.from('a,b\r\n"one\r\ntwo","say ""hi"", all"\r\n\r\n , \r\n3"5,4\r\n'), limits);
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['one\r\ntwo', 'say "hi", all'] },
    { line: expect.any(Number), cells: ['3"5', '4'] },
  ]);
});

test.each<[string, Uint8Array, string, number | null]>([
  ['a quote that is never closed', Buffer.from('a,b\n1,2\n"3,4\n5,6'), 'bad_quotes', 3],
  ['a workbook', Buffer.from('PK\u0003\u0004\0\0'), 'not_text', null],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2, 0x49]), 'not_text', null],
  ['too many rows', Buffer.from('a\n'.repeat(102)), 'too_many_rows', null],
  ['an endless row', Buffer.from(`a\n${'x'.repeat(2_000)}`), 'row_too_large', 2],
])('%s is refused, and where it can be told, with its line', async (_what, bytes, code, line) => {
  await expect(readTable(bytes, limits)).rejects.toMatchObject({ code, line });
});

test('10 MB are read while others have their turn', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  const row = `${'some words '.repeat(95)},"x"\n`;
  const { rows } = await readTable(Buffer.from(row.repeat(9_900)), { maxRows: 10_000, maxRowCharacters: 10_000 });
  clearInterval(counting);
  expect(rows.length).toBe(9_900);
  expect(turns).toBeGreaterThan(5);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 1234', '+49 30 1234'],
  ['+41 (0)79 123-45-67', '+41 (0)79 123-45-67'],
  ['+49 30 1234 cmd', "'+49 30 1234 cmd"],
  ["x;=cmd|' /C calc'!A0;y", `"x;'=cmd|' /C calc'!A0;y"`],
  ['x\t -2+3+cmd', `"x\t' -2+3+cmd"`],
  ['x\n@cmd', `"x\n'@cmd"`],
  ['Berg; Wien', '"Berg; Wien"'],
  ['Seestrasse 1\r\n\r\nWien', '"Seestrasse 1\r\n\r\nWien"'],
  ["'=1", "''=1"],
  ['-5', '-5'],
  ['-5,50', '"-5,50"'],
  [' @cmd', "' @cmd"],
  ['-2+3', "'-2+3"],
  ['say "hi"', '"say ""hi"""'],
  ['plain', 'plain'],
])('%j is written so that no program computes it: %s', (given, written) => expect(csvLine([given])).toBe(`${written}\r\n`));

test.each(['=1+1', "'=1+1", 'x\r\n\r\n=y', "x;=cmd|' /C calc'!A0;y", ' @cmd', 'x\n-y', "it's; 'quoted'", '+41 79 123'])(
  '%j is read back as it was',
  async (value) => {
    const { rows } = await readTable(Buffer.from(csvLine(['a', value])), { maxRows: 10, maxRowCharacters: 1_000 });
    expect(rows[0]?.cells.map(withoutGuard)).toEqual(['a', value]);
  },
);

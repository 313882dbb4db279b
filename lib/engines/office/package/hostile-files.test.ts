import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readTemplate } from '../template/read-template.ts';
import { docx, paragraph, zipOf } from '../testing/build-docx.ts';
import { readZip } from './read-zip.ts';
import { packEntry, writeZip } from './write-zip.ts';
import type { ZipEntry } from './zip-entry.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf16 = (text: string) => Buffer.from(text, 'utf16le').toString('latin1');
const good = docx(paragraph('x'));
const withEntries = (change: (entries: ZipEntry[]) => ZipEntry[]) => writeZip(change(readZip(good)));
const changed = (bytes: Uint8Array, change: (copy: Buffer) => void) => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};
const replacedPart = (name: string, contents: string) =>
  withEntries((entries) => entries.map((entry) => (entry.name === name ? packEntry(name, Buffer.from(contents)) : entry)));
const renamedType = (type: string) =>
  zipOf({
    '[Content_Types].xml': `<Types><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    'word/document.xml': '<a/>',
  });

/** What announces `size` and is that long, without ever having been laid out whole. */
function bomb(size: number): ZipEntry {
  const chunk = Buffer.alloc(1_000_000);
  return { name: 'word/media/a.bin', method: 8, crc: 0, size, packed: deflateRawSync(chunk) };
}

it.each<[string, string, RegExp, Uint8Array]>([
  ['nothing', 'not_office', /empty/, new Uint8Array()],
  ['a web page', 'not_office', /web page/, bytesOf('<html><body>Sign in</body></html>')],
  ['a web page behind a byte order mark', 'not_office', /web page/, bytesOf('\u00ef\u00bb\u00bf<!DOCTYPE html>')],
  ['RTF', 'not_office', /RTF/, bytesOf('{\\rtf1 x}')],
  ['a PDF', 'not_office', /PDF/, bytesOf('%PDF-1.7')],
  ['an older Word document', 'not_office', /older/, bytesOf('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')],
  ['an encrypted document', 'encrypted_file', /password/, bytesOf(`\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1${utf16('EncryptedPackage')}`)],
  ['an OpenDocument file', 'not_office', /OpenDocument/, zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'META-INF/manifest.xml': '<a/>' })],
  ['a spreadsheet', 'not_office', /spreadsheet/, zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<a/>' })],
  ['another archive', 'not_office', /ZIP/, zipOf({ 'a.txt': 'a' })],
  ['base64', 'not_office', /base64/, bytesOf(Buffer.from(good).toString('base64'))],
  ['JSON', 'not_office', /JSON/, bytesOf('{"a": 1}')],
  ['text', 'not_office', /text/, bytesOf('Dear {{Name}}')],
  ['a document with macros by its type', 'macros', /macros/, renamedType('application/vnd.ms-word.document.macroEnabled.main+xml')],
  ['a document with macros by a part', 'macros', /macros/, withEntries((entries) => [...entries, packEntry('word/vbaProject.bin', Buffer.from('x'))])],
  ['more than 20 MB', 'too_large', /20\.0 MB/, new Uint8Array(21 * 1024 * 1024)],
  ['a part that announces 300 MB', 'zip_bomb', /unpacks/, withEntries((entries) => [...entries, bomb(300_000_000)])],
  ['a part that unpacks to a thousand times its size', 'zip_bomb', /unpacks/, withEntries((entries) => [...entries, bomb(100_000_000)])],
  [
    'XML of 70 MB, however it is packed',
    'zip_bomb',
    /unpacks/,
    withEntries((entries) => [...entries, { ...bomb(70_000_000), name: 'word/a.xml', packed: new Uint8Array(700_000) }]),
  ],
  [
    'many parts of 90 MB together',
    'zip_bomb',
    /unpacks/,
    withEntries((entries) => [...entries, ...['a', 'b', 'c'].map((name) => ({ ...bomb(90_000_000), name, packed: new Uint8Array(900_000) }))]),
  ],
  [
    'a part that announces less than it is',
    'broken_file',
    /unpacked|long/,
    withEntries((entries) => entries.map((entry) => (entry.name === 'word/document.xml' ? { ...entry, size: 20 } : entry))),
  ],
  [
    'a part that announces more than it is',
    'broken_file',
    /long/,
    withEntries((entries) => entries.map((entry) => (entry.name === 'word/document.xml' ? { ...entry, size: entry.size + 1 } : entry))),
  ],
  [
    'a part with another checksum',
    'broken_file',
    /checksum/,
    withEntries((entries) => entries.map((entry) => (entry.name === 'word/document.xml' ? { ...entry, crc: 1 } : entry))),
  ],
  [
    '5,000 parts',
    'zip_bomb',
    /unpacks/,
    withEntries((entries) => [...entries, ...Array.from({ length: 5_000 }, (_, index) => packEntry(`a/${index}`, Buffer.from('')))]),
  ],
  ['the same part twice', 'broken_file', /twice/, withEntries((entries) => [...entries, packEntry('WORD/document.xml', Buffer.from('<a/>'))])],
  ['parts that overlap', 'zip_bomb', /unpacks/, overlapping()],
  ['a part whose name leads out', 'broken_file', /leads out/, withEntries((entries) => [...entries, packEntry('word/../../etc/passwd', Buffer.from('x'))])],
  ['a file cut off', 'broken_file', /end is missing/, good.slice(0, good.length - 30)],
  ['a list of parts cut off', 'broken_file', /cut off/, changed(good, (copy) => copy.writeUInt16LE(60_000 % 3_900, copy.length - 12))],
  ['a document type', 'doctype', /document type/, replacedPart('word/document.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>{&b;</a>')],
  ['a document type in a part without tags', 'doctype', /document type/, replacedPart('word/_rels/document.xml.rels', '<?xml version="1.0"?><!DOCTYPE a><a/>')],
  ['elements 5,000 deep', 'too_deep', /deep/, replacedPart('word/document.xml', `${'<a>'.repeat(5_000)}{${'</a>'.repeat(5_000)}`)],
  [
    'two million elements',
    'too_complex',
    /more elements/,
    replacedPart('word/document.xml', `<a>{${Array.from({ length: 2_000_000 }, (_, index) => `<b${index % 977}/>`).join('')}</a>`),
  ],
  ['XML that is cut off', 'broken_file', /cut off/, replacedPart('word/document.xml', '<w:document><w:body>{')],
  ['XML that crosses', 'broken_file', /well-formed/, replacedPart('word/document.xml', '<a><b>{</a></b>')],
  [
    'letters in another writing than announced',
    'broken_file',
    /utf-8/,
    withEntries((entries) =>
      entries.map((entry) => (entry.name === 'word/document.xml' ? packEntry(entry.name, Buffer.from('<a>\u00e4{</a>', 'latin1')) : entry)),
    ),
  ],
])('refuses %s', (_what, code, message, bytes) => {
  let error: unknown;
  try {
    readTemplate(bytes);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toMatchObject({ name: 'OfficeRefused', code, message: expect.stringMatching(message), advice: expect.stringMatching(/\S/) });
});

/** The directory names the same bytes for two parts. */
function overlapping(): Uint8Array {
  const bytes = Buffer.from(good);
  const first = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = bytes.readUInt32LE(first + 16);
  at += 46 + bytes.readUInt16LE(at + 28);
  bytes.writeUInt32LE(0, at + 42);
  return bytes;
}

it('reads parts that are written in UTF-16', () => {
  const xml = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?><w:document><w:body>${paragraph('{{Näme}}')}</w:body></w:document>`, 'utf16le');
  const bytes = withEntries((entries) => entries.map((entry) => (entry.name === 'word/document.xml' ? packEntry(entry.name, xml) : entry)));
  expect(readTemplate(bytes).tags.map(({ name }) => name)).toEqual(['Näme']);
});

import { expect, it } from 'vitest';
import { docx, paragraph, paragraphOf, run } from '../testing/build-docx.ts';
import { partOf, textsOf } from '../testing/read-back.ts';
import { stripForConversion } from './strip-for-conversion.ts';

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationship = (kind: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationship Id="rIdE" Type="${TYPES}/${kind}" Target="${target}"${mode}/>`;
const relationshipsOf = (relationships: string) => partOf(stripForConversion(docx(paragraph('x'), { relationships })), 'word/_rels/document.xml.rels');
const bodyOf = (bytes: Uint8Array) => partOf(bytes, 'word/document.xml').replace(/^[\s\S]*<w:body>/, '');
const character = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
const field = (...instructions: string[]) =>
  paragraphOf(character('begin'), ...instructions.map(instruction), character('separate'), run('shown'), character('end'));

it.each(['image', 'oleObject', 'attachedTemplate', 'frame', 'subDocument', 'video', 'audio', 'media', 'externalLinkPath', 'mailMergeSource'])(
  'takes out an external relationship: %s',
  (kind) => {
    expect(relationshipsOf(relationship(kind, 'https://evil.example/x'))).not.toContain('rIdE');
  },
);

it.each(['oleObject', 'package', 'control', 'aFChunk', 'vbaProject'])('takes out what is carried to be run or unpacked: %s', (kind) => {
  expect(relationshipsOf(relationship(kind, 'embeddings/a.bin', ''))).not.toContain('rIdE');
});

it('keeps links, and pictures that the file itself holds', () => {
  expect(relationshipsOf(relationship('hyperlink', 'https://a.example/'))).toContain('rIdE');
  expect(relationshipsOf(relationship('image', 'media/a.png', ''))).toContain('rIdE');
});

it.each([
  [['INCLUDEPICTURE "https://evil.example/a.png" \\d']],
  [[' INCLUDE', 'TEXT "/etc/passwd" ']],
  [[' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc" ']],
  [[' LINK Excel.Sheet.8 "c:\\\\a.xls" ']],
  [[' includepicture "file:///etc/passwd"']],
])('empties fields that fetch, and keeps what they showed: %j', (parts) => {
  const bytes = stripForConversion(docx(field(...parts)));
  expect(bodyOf(bytes)).not.toMatch(/INCLUDE|DDE|LINK|passwd|evil/i);
  expect(textsOf(bytes)).toEqual(['shown']);
});

it('sees a field within another, and one in short form', () => {
  const inner = `${character('begin')}${instruction(' INCLUDETEXT "x" ')}${character('end')}`;
  const outer = paragraphOf(character('begin'), instruction(' IF '), inner, instruction(' = 1 '), character('end'));
  const xml = partOf(stripForConversion(docx(outer + paragraphOf(`<w:fldSimple w:instr=" INCLUDEPICTURE x ">${run('y')}</w:fldSimple>`))), 'word/document.xml');
  expect(xml).not.toContain('INCLUDE');
  expect(xml).toContain(' IF ');
});

it('keeps fields that fetch nothing', () => {
  expect(partOf(stripForConversion(docx(field(' PAGE '))), 'word/document.xml')).toContain(' PAGE ');
});

it('takes out other documents, and addresses of pictures that stand in no relationship', () => {
  const picture = '<w:r><w:pict><v:shape><v:imagedata src="https://evil.example/a.png" o:href="file:///x" r:id="rId1"/></v:shape></w:pict></w:r>';
  const xml = partOf(stripForConversion(docx(`<w:altChunk r:id="rIdE"/>${paragraphOf(picture)}`)), 'word/document.xml');
  expect(xml).not.toMatch(/altChunk|evil|file:|src=/);
  expect(xml).toContain('r:id="rId1"');
});

it.each([
  ['keeps', '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/></svg>', true],
  ['takes out', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>', false],
  ['takes out', '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>', false],
])('%s a vector drawing such as %s', (_what, contents, isKept) => {
  const parts = [{ name: 'word/media/a.svg', contents, relationship: { id: 'rIdV', kind: 'image' } }];
  expect(partOf(stripForConversion(docx(paragraph('x'), { parts })), 'word/_rels/document.xml.rels').includes('rIdV')).toBe(isKept);
});

it('refuses entities in any part', () => {
  const parts = [{ name: 'word/settings.xml', contents: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' }];
  expect(() => stripForConversion(docx(paragraph('x'), { parts }))).toThrowError(expect.objectContaining({ code: 'doctype' }));
});

const settingsPart = (contents: string) => ({
  name: 'word/settings.xml',
  contents: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${contents}`,
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml',
  relationship: { id: 'rIdSettings', kind: 'settings' },
});
const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

it.each([
  [`<w:settings ${main}><w:zoom w:percent="100"/></w:settings>`],
  [`<w:settings ${main}/>`],
  [`<w:settings ${main}><w:revisionView w:markup="1" w:comments="1"/></w:settings>`],
])('has tracked changes written as if all were accepted: %s', (contents) => {
  const settings = partOf(stripForConversion(docx(paragraph('x'), { parts: [settingsPart(contents)] })), 'word/settings.xml');
  expect(settings.match(/<w:revisionView[^>]*>/g)).toEqual(['<w:revisionView w:markup="0"/>']);
  expect(settings).toMatch(/<\/w:settings>$/);
});

const notesPart = (kind: 'footnote' | 'endnote', notes: Record<string, string>) => ({
  name: `word/${kind}s.xml`,
  contents: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${kind}s ${main}><w:${kind} w:type="separator" w:id="-1"><w:p/></w:${kind}><w:${kind} w:type="continuationSeparator" w:id="0"><w:p/></w:${kind}>${Object.entries(
    notes,
  )
    .map(([id, text]) => `<w:${kind} w:id="${id}">${paragraph(text)}</w:${kind}>`)
    .join('')}</w:${kind}s>`,
  type: `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}s+xml`,
  relationship: { id: 'rIdNotes', kind: `${kind}s` },
});

it.each(['footnote', 'endnote'] as const)('numbers each %s in the order of its references, with what it says', (kind) => {
  const reference = (id: number) => paragraphOf(`<w:r><w:${kind}Reference w:id="${id}"/></w:r>`);
  const stripped = stripForConversion(
    docx([1, 2, 4, 5, 3].map(reference).join(''), { parts: [notesPart(kind, { 1: 'First', 2: 'Nut', 3: 'Last', 4: 'Bolt', 5: 'Nail', 9: 'Nowhere' })] }),
  );
  const ids = [...bodyOf(stripped).matchAll(/Reference w:id="(\d+)"/g)].map(([, id]) => id);
  const notes = [...partOf(stripped, `word/${kind}s.xml`).matchAll(/<w:\w+ w:id="(\d+)">[\s\S]*?<w:t[^>]*>(\w+)</g)];
  const said = new Map(notes.map(([, id, text]) => [id, text]));
  expect(ids).toEqual(['2', '3', '4', '5', '6']);
  expect(ids.map((id) => said.get(id))).toEqual(['First', 'Nut', 'Bolt', 'Nail', 'Last']);
  expect(said.get('7')).toBe('Nowhere');
});

it('leaves marks of comments out', () => {
  const marks = '<w:commentRangeStart w:id="0"/><w:r><w:t>x</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>';
  expect(bodyOf(stripForConversion(docx(paragraphOf(marks))))).not.toContain('w:comment');
});

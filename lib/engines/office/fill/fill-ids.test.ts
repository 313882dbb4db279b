import { expect, it } from 'vitest';
import { readZip } from '../package/read-zip.ts';
import { writeZip } from '../package/write-zip.ts';
import { cell, docx, paragraph, paragraphOf, rowOf, run, table } from '../testing/build-docx.ts';
import { fillWith } from '../testing/fill-with.ts';
import { partOf, textsOf } from '../testing/read-back.ts';

const VALUES = { items: [{ name: 'Bolt' }, { name: 'Nut' }, { name: 'Pin' }] };
const NAME = run('{{items.name}}');
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A row that is written three times, with this in its cell. */
const thrice = (content: string) => partOf(fillWith(docx(table(rowOf(cell(content)))), VALUES).bytes, 'word/document.xml');
const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map((found) => found[1] ?? found[0]);

it('numbers drawings of repeated rows anew, apart from those elsewhere', () => {
  const drawing = (id: number) => `<w:r><w:drawing><wp:inline><wp:docPr id="${id}" name="Line"/></wp:inline></w:drawing></w:r>`;
  const body = paragraphOf(drawing(1)) + table(rowOf(cell(paragraphOf(NAME, drawing(2)))));
  const ids = all(partOf(fillWith(docx(body), VALUES).bytes, 'word/document.xml'), /<wp:docPr id="(\d+)"/g);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

it.each([
  ['bookmarks', '<w:bookmarkStart w:id="4" w:name="here"/><w:bookmarkEnd w:id="4"/>', /<w:bookmark(?:Start|End)/g, 2],
  ['closed with a tag of their own', '<w:bookmarkStart w:id="4" w:name="here"></w:bookmarkStart><w:bookmarkEnd w:id="4"/>', /<w:bookmarkStart/g, 1],
  ['comments', '<w:commentRangeStart w:id="1"/><w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>', /<w:comment/g, 3],
  ['editing permissions', '<w:permStart w:id="7" w:edGrp="everyone"/><w:permEnd w:id="7"/>', /<w:perm/g, 2],
])('leaves marks of ranges in the first row alone: %s', (_what, marks, pattern, times) => {
  expect(all(thrice(paragraphOf(marks, NAME)), pattern)).toHaveLength(times);
});

it('gives no paragraph and no content control an id twice', () => {
  const control = `<w:sdt><w:sdtPr><w:id w:val="-99"/></w:sdtPr><w:sdtContent><w:r><w:t>x</w:t></w:r></w:sdtContent></w:sdt>`;
  const xml = thrice(`<w:p w14:paraId="00AA11BB" w14:textId="77777777">${NAME}${control}</w:p><w:p w14:paraId="00AA11CC"/>`);
  expect(all(xml, /w14:paraId="([^"]+)"/g)).toEqual(['00AA11BB', '00AA11CC']);
  expect(all(xml, /<w:id w:val="-99"\/>/g)).toHaveLength(1);
  expect(() => fillWith(docx(xml.slice(xml.indexOf('<w:tbl>'), xml.indexOf('<w:sectPr>'))), {})).not.toThrow();
});

it('writes a footnote for each row that refers to it, with the values of the row', () => {
  const notes = `<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:footnote w:type="separator" w:id="-1">${paragraph('')}</w:footnote><w:footnote w:id="2">${paragraph('About {{items.name}}')}</w:footnote></w:footnotes>`;
  const body = table(rowOf(cell(paragraphOf(NAME, '<w:r><w:footnoteReference w:id="2"/></w:r>'))));
  const template = docx(body, {
    parts: [{ name: 'word/footnotes.xml', contents: notes, type: `${WORD}.footnotes+xml`, relationship: { id: 'rId9', kind: 'footnotes' } }],
  });
  const { bytes } = fillWith(template, VALUES);
  expect(textsOf(bytes, 'word/footnotes.xml')).toEqual(['', 'About Bolt', 'About Nut', 'About Pin']);
  const ids = all(partOf(bytes, 'word/footnotes.xml'), /<w:footnote w:id="(\d+)"/g);
  expect(new Set(ids).size).toBe(3);
  expect(all(partOf(bytes, 'word/document.xml'), /<w:footnoteReference w:id="(\d+)"/g)).toEqual(ids);
});

it('gives a chart of each row a part of its own', () => {
  const chart = { name: 'word/charts/chart1.xml', contents: '<c:chart/>', type: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml' };
  const body = table(rowOf(cell(paragraphOf(NAME, '<w:r><w:drawing><c:chart r:id="rId7"/></w:drawing></w:r>'))));
  const { bytes } = fillWith(docx(body, { parts: [{ ...chart, relationship: { id: 'rId7', kind: 'chart' } }] }), VALUES);
  expect(new Set(all(partOf(bytes, 'word/document.xml'), /<c:chart r:id="([^"]+)"/g)).size).toBe(3);
  expect(partOf(bytes, 'word/charts/chart3.xml')).toBe('<c:chart/>');
});

it.each([
  ['a part of an address', 'https://shop.example/?q=%7B%7Bitems.name%7D%7D&amp;x=1', 'A & B', 'https://shop.example/?q=A%20%26%20B&x=1'],
  ['a whole address', '%7b%7bitems.name%7d%7d', 'https://a.example/b?c=1', 'https://a.example/b?c=1'],
  ['an address that an editor took for a host', 'http://%7b%7bitems.name%7d%7d/', 'https://a.example/b', 'https://a.example/b'],
  ['a host', '{{items.name}}', 'a.example', 'https://a.example'],
  ['a mail address', '{{items.name}}', 'a@b.example', 'mailto:a@b.example'],
])('fills links that hold %s', (_what, target, name, address) => {
  const body = table(rowOf(cell(paragraphOf(`<w:hyperlink r:id="rIdL">${NAME}</w:hyperlink>`))));
  const { bytes } = fillWith(docx(body, { links: { rIdL: target.replace('&amp;', '&') } }), { items: [{ name }] });
  const relationships = partOf(bytes, 'word/_rels/document.xml.rels');
  expect(relationships).toContain(`Target="${address.replace('&', '&amp;')}"`);
  expect(relationships).not.toMatch(/%7b|\{\{/i);
  expect(partOf(bytes, 'word/document.xml')).toContain('<w:hyperlink r:id="rId');
});

it('leaves the link out where a value leads to a script or a file', () => {
  for (const name of ['javascript:alert(1)', 'file:///etc/passwd', ' JavaScript:x']) {
    const { bytes, findings } = fillWith(docx(paragraphOf(`<w:hyperlink r:id="rIdL">${run('x')}</w:hyperlink>`), { links: { rIdL: '{{Link}}' } }), {
      Link: name,
    });
    expect(partOf(bytes, 'word/document.xml')).toContain('<w:hyperlink>');
    expect(findings.map(({ code }) => code)).toEqual(['unsafe_link']);
  }
});

it('fills the instruction of a field, which a value cannot leave', () => {
  const field = (instruction: string) => `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${instruction}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
  const template = docx(
    paragraphOf(field(instruction(' HYPERLINK "https://a.example/{{Na') + instruction('me}}" ')), field(instruction(' QUOTE "{{Name}}" '))),
  );
  const xml = partOf(fillWith(template, { Name: 'x" \\* INCLUDETEXT "/etc/passwd' }).bytes, 'word/document.xml');
  expect(xml).toContain(' HYPERLINK "https://a.example/x%22%20%5C*%20INCLUDETEXT%20%22%2Fetc%2Fpasswd" ');
  expect(xml).toContain(' QUOTE "x   * INCLUDETEXT  /etc/passwd" ');
});

it('fills text boxes in both of their forms, headers, alt texts and the properties of the document', () => {
  const box = (outer: string) => `<${outer}><w:txbxContent>${paragraph('{{Name}}')}</w:txbxContent></${outer}>`;
  const body = paragraphOf(
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:docPr id="1" name="a" descr="Of {{Name}}"/>${box('wps:txbx')}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box('v:textbox')}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
  );
  const header = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph('{{Name}}')}</w:hdr>`;
  const title = '<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>For {{Name}}</dc:title></cp:coreProperties>';
  const template = docx(body, {
    parts: [
      { name: 'word/header1.xml', contents: header, type: `${WORD}.header+xml`, relationship: { id: 'rIdH', kind: 'header' } },
      { name: 'docProps/core.xml', contents: title, type: 'application/vnd.openxmlformats-package.core-properties+xml' },
    ],
  });
  const { bytes } = fillWith(template, { Name: 'A & "B"' });
  expect(textsOf(bytes).filter((text) => text !== '')).toEqual(['A & "B"', 'A & "B"']);
  expect(textsOf(bytes, 'word/header1.xml')).toEqual(['A & "B"']);
  expect(partOf(bytes, 'word/document.xml')).toContain('descr="Of A &amp; &quot;B&quot;"');
  expect(partOf(bytes, 'docProps/core.xml')).toContain('<dc:title>For A &amp; "B"</dc:title>');
});

it('copies parts without tags as they are packed', () => {
  const picture = { name: 'word/media/a.bin', contents: Buffer.from('x'.repeat(5_000)) };
  const packed = (bytes: Uint8Array) => readZip(bytes).find(({ name }) => name === picture.name)?.packed ?? new Uint8Array();
  const template = docx(paragraph('{{Name}}'), { parts: [picture] });
  // Packed by another hand, so that packing it anew would show.
  const entries = readZip(template).map((entry) => (entry.name === picture.name ? { ...entry, method: 0 as const, packed: picture.contents } : entry));
  expect(packed(fillWith(writeZip(entries), { Name: 'x' }).bytes)).toHaveLength(5_000);
});

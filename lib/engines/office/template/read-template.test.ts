import { expect, it } from 'vitest';
import { readZip } from '../package/read-zip.ts';
import { packEntry, writeZip } from '../package/write-zip.ts';
import { docx, type ExtraPart, paragraph, paragraphOf, row, run, table, zipOf } from '../testing/build-docx.ts';
import { pptx } from '../testing/build-pptx.ts';
import { fillWith } from '../testing/fill-with.ts';
import { textsOf } from '../testing/read-back.ts';
import { readTemplate } from './read-template.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const part = (name: string, kind: string, content: string): ExtraPart => ({
  name: `word/${name}.xml`,
  contents: `<w:${kind} ${NAMESPACE}>${content}</w:${kind}>`,
  type: `${WORD}.${name.replace(/\d+$/, '')}+xml`,
});
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const external = (kind: string, target: string) => `<Relationship Id="rIdE" Type="${RELATIONSHIPS}/${kind}" Target="${target}" TargetMode="External"/>`;

it('lists tags with the fields that they read, their kind and their place', () => {
  const body =
    paragraph('Dear {{Customer.name | upper}}, thank you for your order of last week.') +
    table(row('Item', 'Sum'), row('{{items.name}}', '{{#if VIP}}x{{/if}}'));
  const reading = readTemplate(docx(body, { parts: [part('header1', 'hdr', paragraph('{{signature:signer}}'))] }));
  expect(reading.kind).toBe('docx');
  expect(reading.tags).toEqual([
    { name: 'Customer.name | upper', names: ['Customer.name'], kind: 'value', place: expect.stringMatching(/^Text: "Dear \{\{/) },
    { name: 'items.name', names: ['items.name'], kind: 'value', place: 'Table 1, row 2: "{{items.name}}"' },
    { name: '#if VIP', names: ['VIP'], kind: 'condition', place: 'Table 1, row 2: "{{#if VIP}}x{{/if}}"' },
    { name: 'signature:signer', names: [], kind: 'field', place: 'Header: "{{signature:signer}}"' },
  ]);
  expect(reading.findings).toEqual([]);
});

it('tells slides and their notes by number', () => {
  const { kind, tags } = readTemplate(pptx([{ title: 'x' }, { title: '{{a}}', notes: '{{#each items}}{{b}}' }]));
  expect(kind).toBe('pptx');
  expect(tags.map(({ name, kind: of, place }) => [name, of, place])).toEqual([
    ['a', 'value', 'Slide 2: "{{a}}"'],
    ['#each items', 'group', 'Slide 2, notes: "{{#each items}}{{b}}"'],
    ['b', 'value', 'Slide 2, notes: "{{#each items}}{{b}}"'],
  ]);
});

it.each([
  ['a condition without an end', paragraph('{{#if A}} x'), 'broken_block', '#if A'],
  ['an end without a condition', paragraph('x {{/if}}'), 'broken_block', '/if'],
  ['a block that leaves a table', table(row('{{#each A}}', '')) + paragraph('{{/each}}'), 'broken_block', '#each A'],
  ['braces that nothing closes', paragraph('Dear {{Name'), 'unclosed_braces', expect.anything()],
  ['braces that nothing opens', paragraph('Name}} dear {{Name}}'), 'unopened_braces', undefined],
])('finds %s, with its place', (_what, body, code, tag) => {
  const [finding] = readTemplate(docx(body)).findings;
  expect(finding).toMatchObject({ code, place: expect.stringMatching(/^(Text|Table 1, row 1): "/) });
  expect(finding?.tag).toEqual(tag);
});

it.each([
  ['a linked picture', external('image', 'https://evil.example/a.png'), 'external_content'],
  ['a template elsewhere', external('attachedTemplate', 'file:///c:/a.dotm'), 'external_content'],
  ['an embedded object', `<Relationship Id="rIdE" Type="${RELATIONSHIPS}/oleObject" Target="embeddings/a.bin"/>`, 'embedded_object'],
  ['another document in it', `<Relationship Id="rIdE" Type="${RELATIONSHIPS}/aFChunk" Target="a.html"/>`, 'external_content'],
])('says that the PDF is made without %s', (_what, relationships, code) => {
  expect(readTemplate(docx(paragraph('x'), { relationships })).findings).toEqual([expect.objectContaining({ code })]);
});

it('reads files whose writers number the prefixes of names, and fills them', () => {
  const numbered = `<ns0:document xmlns:ns0="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><ns0:body><ns0:p><ns0:r><ns0:t>{{Na</ns0:t></ns0:r><ns0:r><ns0:t>me}}</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>`;
  const entries = readZip(docx('')).map((entry) => (entry.name === 'word/document.xml' ? packEntry(entry.name, Buffer.from(numbered)) : entry));
  const template = writeZip(entries);
  expect(readTemplate(template).tags.map(({ name }) => name)).toEqual(['Name']);
  expect(textsOf(fillWith(template, { Name: 'Anna' }).bytes)).toEqual(['Anna']);
});

it('takes the part that is named for it where the type of all XML is that of a document', () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const contents = `<w:document><w:body>${paragraph('{{Name}}')}</w:body></w:document>`;
  const bytes = zipOf({ '[Content_Types].xml': `<Types><Default Extension="xml" ContentType="${type}"/></Types>`, 'word/document.xml': contents });
  expect(readTemplate(bytes).tags).toHaveLength(1);
});

it('finds nothing to say of links', () => {
  expect(readTemplate(docx(paragraph('x'), { links: { rIdL: 'https://a.example' } })).findings).toEqual([]);
});

it('names the fonts of the theme in place of their roles in it, and those of vertical text by their family', () => {
  const fonts = (faces: string) => readTemplate(docx(paragraphOf(run('日付', `<w:rFonts ${faces}/>`)), { parts: [theme] })).fonts;
  const theme = {
    name: 'word/theme/theme1.xml',
    contents: '<a:theme xmlns:a="a"><a:latin typeface="Heading"/><a:latin typeface="Body"/><a:defRPr><a:latin typeface="+mn-lt"/></a:defRPr></a:theme>',
    type: 'application/vnd.openxmlformats-officedocument.theme+xml',
  };
  expect(fonts('w:asciiTheme="minorHAnsi"')).toEqual(['Body', 'Heading']);
  expect(fonts('w:ascii="+Body" w:hAnsi="+mn-lt"')).toEqual(['Body', 'Heading']);
  expect(fonts('w:ascii="Own" w:eastAsia="@MS Mincho"')).toEqual(['MS Mincho', 'Own']);
});

it('names a font for East Asian letters where such stand, and not where a style alone has it', () => {
  const faces = '<w:rFonts w:ascii="Own" w:eastAsia="Yu Gothic"/>';
  const fonts = (text: string) => readTemplate(docx(paragraphOf(run(text, faces)))).fonts;
  expect([fonts('Ärger – “x”'), fonts('日付'), fonts('날짜'), fonts('𠮷')]).toEqual([
    ['Own'],
    ['Own', 'Yu Gothic'],
    ['Own', 'Yu Gothic'],
    ['Own', 'Yu Gothic'],
  ]);
});

it('names the fonts that the text and the styles in use ask for', () => {
  const styles = `<w:styles ${NAMESPACE}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Base"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:rPr><w:rFonts w:hAnsi="Inherited"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="C"><w:rPr><w:rFonts w:ascii="Unused"/></w:rPr></w:style></w:styles>`;
  const body = paragraphOf('<w:pPr><w:pStyle w:val="A"/></w:pPr>', run('x', '<w:rFonts w:ascii="Own" w:cs="Other &amp; Sons"/>'));
  const { fonts } = readTemplate(docx(body, { parts: [{ name: 'word/styles.xml', contents: styles, type: `${WORD}.styles+xml` }] }));
  expect(fonts).toEqual(['Base', 'Inherited', 'Other & Sons', 'Own']);
});

it('reads tens of thousands of tags of one paragraph with a place of a few words each, and refuses more', () => {
  const { tags, findings } = readTemplate(docx(paragraph(`${'{{a}} '.repeat(40_000)}b}}`)));
  expect(tags).toHaveLength(40_000);
  expect(Math.max(...tags.map(({ place }) => place.length))).toBeLessThan(400);
  expect(findings).toEqual([expect.objectContaining({ code: 'unopened_braces' })]);
  expect(() => readTemplate(docx(paragraph('{{a}}'.repeat(50_001))))).toThrow(expect.objectContaining({ code: 'too_complex' }));
  expect(() => readTemplate(docx(paragraph('{{/if}}'.repeat(50_001))))).toThrow(expect.objectContaining({ code: 'too_complex' }));
});

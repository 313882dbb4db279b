import { expect, it } from 'vitest';
import { docx, type ExtraPart, paragraph, paragraphOf, row, run, table } from '../testing/build-docx.ts';
import { pptx } from '../testing/build-pptx.ts';
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

it('finds nothing to say of links', () => {
  expect(readTemplate(docx(paragraph('x'), { links: { rIdL: 'https://a.example' } })).findings).toEqual([]);
});

it('names the fonts that the text and the styles in use ask for', () => {
  const styles = `<w:styles ${NAMESPACE}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Base"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:rPr><w:rFonts w:hAnsi="Inherited"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="C"><w:rPr><w:rFonts w:ascii="Unused"/></w:rPr></w:style></w:styles>`;
  const body = paragraphOf('<w:pPr><w:pStyle w:val="A"/></w:pPr>', run('x', '<w:rFonts w:ascii="Own" w:cs="Other &amp; Sons"/>'));
  const { fonts } = readTemplate(docx(body, { parts: [{ name: 'word/styles.xml', contents: styles, type: `${WORD}.styles+xml` }] }));
  expect(fonts).toEqual(['Base', 'Inherited', 'Other & Sons', 'Own']);
});

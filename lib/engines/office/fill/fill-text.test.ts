import { describe, expect, it } from 'vitest';
import { cell, docx, listItem, paragraph, paragraphOf, row, rowOf, run, table } from '../testing/build-docx.ts';
import { fillWith } from '../testing/fill-with.ts';
import { partOf, textsOf } from '../testing/read-back.ts';

const VALUES = {
  Name: 'Anna & <Co>',
  '顧客 名': '山田',
  'a.b': 'dotted key',
  'E-mail of': 'a@b',
  'E-lines': [{ no: 1 }, { no: 2 }],
  Customer: { city: 'Bern' },
  VIP: 'yes',
  No: '',
  items: [
    { name: 'Bolt', qty: 1, lines: [{ no: 1 }, { no: 2 }] },
    { name: 'Nut', qty: 2, lines: [] },
  ],
  none: [],
};

const split = (text: string) => [...text].map((letter, index) => run(letter, index % 2 ? '<w:b/>' : ''));
const bookmark = '<w:bookmarkStart w:id="1" w:name="a"/><w:bookmarkEnd w:id="1"/>';
const spelling = '<w:proofErr w:type="spellStart"/>';
const inserted = (...runs: string[]) => `<w:ins w:id="9" w:author="A" w:date="2026-01-01T00:00:00Z">${runs.join('')}</w:ins>`;
const deleted = (text: string) => `<w:del w:id="8" w:author="A" w:date="2026-01-01T00:00:00Z"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;

it.each<[string, string, string[]]>([
  ['a name with signs of XML', paragraph('Dear {{Name}}!'), ['Dear Anna & <Co>!']],
  ['spaces around the name', paragraph('{{  Name }}'), ['Anna & <Co>']],
  ['a name of another script, with a space that does not break', paragraph('{{顧客\u00a0名}}'), ['山田']],
  [
    'the hyphens of a word processor within a name',
    paragraphOf(run('{{E'), '<w:r><w:noBreakHyphen/></w:r>', run('mail\u00a0o'), '<w:r><w:softHyphen/></w:r>', run('f}} {{E–mail of}}')),
    ['a@b a@b'],
  ],
  ['a key that has a dot itself', paragraph('{{a.b}}'), ['dotted key']],
  ['a member of an object', paragraph('{{Customer.city}}'), ['Bern']],
  ['tags without anything between them', paragraph('{{Name}}{{VIP}}{{VIP}}'), ['Anna & <Co>yesyes']],
  ['one letter a run', paragraphOf(...split('A {{VIP}} b')), ['A yes b']],
  ['runs cut by a bookmark and the spelling checker', paragraphOf(run('{{V'), bookmark, run('I'), spelling, run('P}} end')), ['yes end']],
  ['two tags that share a run', paragraphOf(run('{{VIP'), run('}} in {{'), run('VIP}}')), ['yes in yes']],
  ['a line break in the middle of a tag', paragraphOf(run('{{顧客'), '<w:r><w:br/></w:r>', run('名}}')), ['山田']],
  ['tracked insertions', paragraphOf(inserted(run('{{VI'), run('P}}'))), ['yes']],
  ['text that was deleted while changes were tracked', paragraphOf(run('{{V'), deleted('xx'), run('IP}}')), ['yes']],
  ['a link', paragraphOf(`<w:hyperlink w:anchor="top">${run('{{VIP}}')}</w:hyperlink>`), ['yes']],
  ['a content control', `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${paragraph('{{VIP}}')}</w:sdtContent></w:sdt>`, ['yes']],
  ['a single brace, and two that close nothing', paragraph('{VIP} }} {{VIP}}'), ['{VIP} }} yes']],
  ['a condition within a line', paragraph('a {{#if VIP}}b{{else}}c{{/if}} d {{#if No}}e{{else}}f{{/if}}'), ['a b d f']],
  ['conditions in conditions', paragraph('{{#if VIP}}1{{#if No}}2{{else}}3{{/if}}4{{/if}}'), ['134']],
  ['a condition around paragraphs', paragraph('{{#if No}}') + paragraph('x') + paragraph('{{else}}') + paragraph('y') + paragraph('{{/if}}'), ['y']],
  ['a condition that begins and ends within lines, and holds', paragraph('A {{#if VIP}}B') + paragraph('C') + paragraph('D{{/if}} E'), ['A B', 'C', 'D E']],
  ['a condition that begins and ends within lines, and does not', paragraph('A {{#if No}}B') + paragraph('C') + paragraph('D{{/if}} E'), ['A ', ' E']],
  ['a condition around list items', listItem('{{#if No}}') + listItem('x') + listItem('{{/if}}') + listItem('y'), ['y']],
  ['a condition in a row, from its first cell to its last', table(row('{{#if No}}a', 'b{{/if}}'), row('{{#if VIP}}c', 'd{{/if}}')), ['c', 'd']],
  ['a condition in rows of its own', table(row('{{#if No}}', ''), row('a', 'b'), row('{{else}}', ''), row('c', 'd'), row('{{/if}}', '')), ['c', 'd']],
  [
    'a group within a line, in several formats',
    paragraphOf(run('{{#each items}}'), run('{{name}}', '<w:b/>'), run(' {{qty}}, {{/each}}.')),
    ['Bolt 1, Nut 2, .'],
  ],
  ['a group around paragraphs', paragraph('{{#each items}}') + paragraph('{{name}}') + paragraph('{{/each}}'), ['Bolt', 'Nut']],
  ['a group within a row, its name in two writings', table(row('{{#each e\u2011lines}}{{E-lines.no}} {{/each}}')), ['1 2 ']],
  [
    'rows of a group',
    table(row('Item', 'Qty'), row('{{items.name}}', '{{items.qty}}'), row('{{VIP}}', '')),
    ['Item', 'Qty', 'Bolt', '1', 'Nut', '2', 'yes', ''],
  ],
  ['an empty group beside a heading', table(row('Item', 'Qty'), row('{{none.name}}', 'x')) + paragraph('.'), ['Item', 'Qty', '.']],
  ['a table of an empty group alone', table(row('{{none.name}}', 'x')) + paragraph('.'), ['.']],
  ['list items of a group and of groups in it', listItem('{{items.name}}') + listItem('no {{items.lines.no}}', 1), ['Bolt', 'no 1', 'no 2', 'Nut']],
  ['values of a group outside of rows', paragraph('{{items.name}}'), ['Bolt, Nut']],
  ['a field of the signing half, in one piece', paragraphOf(...split('{{signature:signer}}')), ['{{signature:signer}}']],
  ['a value of nothing', paragraph('[{{no such}}]'), ['[]']],
])('fills %s', (_situation, body, texts) => {
  expect(textsOf(fillWith(docx(body), VALUES).bytes)).toEqual(texts);
});

const nested = table(rowOf(cell(paragraph('{{items.name}}')), cell(`${table(row('{{items.lines.no}}', 'x'))}<w:p/>`)));

it('repeats rows of tables in rows, each for its own group', () => {
  expect(textsOf(fillWith(docx(nested), VALUES).bytes)).toEqual(['Bolt', '1', 'x', '2', 'x', '', 'Nut', '']);
});

it('repeats rows together that a cell of the group merges', () => {
  const merged = (kind: string) => `<w:vMerge${kind}/>`;
  const body = table(
    rowOf(cell(paragraph('{{items.name}}'), merged(' w:val="restart"')), cell(paragraph('first'))),
    rowOf(cell(paragraph(''), merged('')), cell(paragraph('{{items.qty}}'))),
  );
  expect(textsOf(fillWith(docx(body), VALUES).bytes)).toEqual(['Bolt', 'first', '', '1', 'Nut', 'first', '', '2']);
});

describe('rows beside a cell that is merged with those below', () => {
  const merged = (text: string, kind: '' | ' w:val="restart"') => cell(paragraph(text), `<w:vMerge${kind}/>`);
  const begins = (text: string) => merged(text, ' w:val="restart"');
  const shape = (body: string) =>
    [...partOf(fillWith(docx(body), VALUES).bytes, 'word/document.xml').matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(
      ([one]) => `${/<w:vMerge w:val="restart"\/>/.test(one) ? '┌' : one.includes('<w:vMerge/>') ? '│' : ''}${/<w:t\b[^>]*>(.*?)<\/w:t>/.exec(one)?.[1] ?? ''}`,
    );

  it('repeat under one heading where the merge begins in the repeated row', () => {
    const body = table(rowOf(begins('All of {{VIP}}'), cell(paragraph('{{items.name}}'))), rowOf(merged('', ''), cell(paragraph('Sum'))));
    expect(shape(body)).toEqual(['┌All of yes', 'Bolt', '│', 'Nut', '│', 'Sum']);
  });

  it('repeat within the merge where it began above', () => {
    const body = table(rowOf(begins('All'), cell(paragraph('Head'))), rowOf(merged('', ''), cell(paragraph('{{items.name}}'))));
    expect(shape(body)).toEqual(['┌All', 'Head', '│', 'Bolt', '│', 'Nut']);
  });

  it('begin a merge of their own where its cell is of the group, or where nothing goes on below', () => {
    const own = table(rowOf(begins('{{items.name}}'), cell(paragraph('a'))), rowOf(merged('', ''), cell(paragraph('b'))));
    expect(shape(own)).toEqual(['┌Bolt', 'a', '│', 'b', '┌Nut', 'a', '│', 'b']);
    expect(shape(table(rowOf(begins('All'), cell(paragraph('{{items.name}}')))))).toEqual(['┌All', 'Bolt', '┌All', 'Nut']);
  });

  it('have their heading in each table that is repeated itself', () => {
    const inner = table(rowOf(begins('All'), cell(paragraph('{{lines.no}}'))), rowOf(merged('', ''), cell(paragraph('Sum'))));
    const values = { items: [{ lines: [{ no: 1 }, { no: 2 }] }, { lines: [{ no: 3 }] }] };
    const filled = fillWith(docx(`${paragraph('{{#each items}}')}${inner}${paragraph('{{/each}}')}`), values);
    expect(textsOf(filled.bytes)).toEqual(['All', '1', '', '2', '', 'Sum', 'All', '3', '', 'Sum']);
  });
});

it('keeps the heading of a table once, and the width of merged cells', () => {
  const body = table(rowOf(cell(paragraph('All'), '<w:gridSpan w:val="2"/>')), rowOf(cell(paragraph('{{items.name}}'), '<w:gridSpan w:val="2"/>')));
  const xml = partOf(fillWith(docx(body), VALUES).bytes, 'word/document.xml');
  expect(xml.match(/<w:gridSpan w:val="2"\/>/g)).toHaveLength(3);
});

it('writes a value in the format in which its tag begins', () => {
  const body = paragraphOf(run('a {{V', '<w:b/>'), run('IP}} c', '<w:i/>'));
  expect(partOf(fillWith(docx(body), VALUES).bytes, 'word/document.xml')).toContain(
    '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">a yes</w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t xml:space="preserve"> c</w:t></w:r>',
  );
});

it('writes line breaks and tabs as Word does, and leaves out what XML cannot hold', () => {
  const xml = partOf(fillWith(docx(paragraph('{{v}}')), { v: 'a\r\nb\u2028c\td\u0001\ud800 \u{1f600} שלום' }).bytes, 'word/document.xml');
  const open = '<w:t xml:space="preserve">';
  expect(xml).toContain(`${open}a</w:t><w:br/>${open}b</w:t><w:br/>${open}c</w:t><w:tab/>${open}d \u{1f600} שלום</w:t>`);
});

it('keeps a picture that stands in the middle of a tag, and drops one with the text around it', () => {
  const picture = '<w:r><w:drawing/></w:r>';
  const xml = (body: string) => partOf(fillWith(docx(body), VALUES).bytes, 'word/document.xml');
  expect(xml(paragraphOf(run('{{V'), picture, run('IP}}')))).toContain('<w:drawing/>');
  expect(xml(paragraphOf(run('{{#if No}}a'), picture, run('b{{/if}}')))).not.toContain('<w:drawing/>');
  expect(xml(paragraphOf(run('{{#if VIP}}'), picture, run('{{/if}}')))).toContain('<w:drawing/>');
});

it('keeps the page settings that stand in a paragraph of a marker', () => {
  const section = '<w:pPr><w:sectPr><w:pgSz w:w="1000" w:h="1000"/></w:sectPr></w:pPr>';
  const body = paragraphOf(section, run('{{#if VIP}}')) + paragraph('x') + paragraph('{{/if}}');
  expect(partOf(fillWith(docx(body), VALUES).bytes, 'word/document.xml')).toContain('<w:pgSz w:w="1000"');
});

it('leaves a paragraph in a cell whose text is left out', () => {
  const body = table(rowOf(cell(paragraph('{{#if No}}') + paragraph('x') + paragraph('{{/if}}')), cell(paragraph('y'))));
  expect(textsOf(fillWith(docx(body), VALUES).bytes)).toEqual(['', 'y']);
});

it('names the values that were missing, with their place', () => {
  const { findings } = fillWith(docx(table(row('{{gone}}', ''))), VALUES);
  expect(findings).toEqual([expect.objectContaining({ code: 'missing_value', tag: 'gone', place: 'Table 1, row 1: "{{gone}}"' })]);
});

it.each([
  ['an unclosed condition', paragraph('{{#if VIP}} a')],
  ['an end without a beginning', paragraph('a {{/each}}')],
  ['blocks that cross', paragraph('{{#if VIP}}') + paragraph('{{#each items}}') + paragraph('{{/if}}') + paragraph('{{/each}}')],
  ['a block that begins in a table and ends outside of it', table(row('{{#if VIP}}', 'a')) + paragraph('{{/if}}')],
])('fills nothing where there is %s', (_situation, body) => {
  expect(() => fillWith(docx(body), VALUES)).toThrowError(expect.objectContaining({ name: 'OfficeRefused', code: 'broken_block' }));
});

it('gives the same bytes for the same values', () => {
  const template = docx(nested);
  expect(Buffer.from(fillWith(template, VALUES).bytes).equals(fillWith(template, VALUES).bytes)).toBe(true);
});

it('refuses values that would fill a document beyond all bounds', () => {
  const many = { items: Array.from({ length: 60_000 }, (_, index) => ({ name: index })) };
  expect(() => fillWith(docx(table(row('{{items.name}}', ''))), many)).toThrowError(expect.objectContaining({ code: 'too_large' }));
});

import { expect, it } from 'vitest';
import { openPackage } from '../package/open-package.ts';
import { slideOrder } from '../template/slide-order.ts';
import { drawingParagraph, drawingRun, drawingTable, pptx, type Slide, shape } from '../testing/build-pptx.ts';
import { fillWith } from '../testing/fill-with.ts';
import { partOf, textsOf } from '../testing/read-back.ts';

const VALUES = {
  Name: 'Anna',
  No: '',
  items: [
    { label: 'Bolt', qty: 1 },
    { label: 'Nut', qty: 2 },
  ],
  none: [],
};
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The texts of each slide that is left, in order. */
function shown(slides: Slide[], values: unknown = VALUES): string[][] {
  const { bytes } = fillWith(pptx(slides), values);
  return slideOrder(openPackage(bytes)).map(({ part }) => textsOf(bytes, part));
}

const text = (content: string) => drawingParagraph(drawingRun(content));
const bulleted = (content: string, level = 0) => drawingParagraph(`<a:pPr lvl="${level}"><a:buChar char="-"/></a:pPr>`, drawingRun(content));

it.each<[string, Slide[], string[][]]>([
  ['tags split over runs', [{ title: 'x', shapes: shape(drawingParagraph(drawingRun('a {{Na'), drawingRun('me}} b', ' b="1"'))) }], [['x', 'a Anna b']]],
  ['line breaks of a value', [{ title: '{{v}}' }], [['1\n2']]],
  ['rows of a table', [{ title: 'x', shapes: drawingTable(['Item'], ['{{items.label}}']) }], [['x', 'Item', 'Bolt', 'Nut']]],
  ['a table that is left empty', [{ title: 'x', shapes: drawingTable(['{{none.label}}']) }], [['x']]],
  ['bullets of a shape', [{ title: 'x', shapes: shape(bulleted('{{items.label}}') + bulleted('y')) }], [['x', 'Bolt', 'Nut', 'y']]],
  ['bullets that come from the master', [{ title: 'x', shapes: shape(text('{{items.label}}'), '', 3) }], [['x', 'Bolt', 'Nut']]],
  ['text without bullets', [{ title: 'x', shapes: shape(text('{{items.label}}')) }], [['x', 'Bolt, Nut']]],
  [
    'a condition around paragraphs',
    [{ title: 'x', shapes: shape(text('{{#if No}}') + text('a') + text('{{else}}') + text('b') + text('{{/if}}')) }],
    [['x', 'b']],
  ],
  ['a slide for each element', [{ title: 'a' }, { title: '{{#each items}}{{label}} {{Name}}' }, { title: 'z' }], [['a'], ['Bolt Anna'], ['Nut Anna'], ['z']]],
  ['a slide for each element, said in its notes', [{ title: '{{label}}', notes: '{{#each items}}' }], [['Bolt'], ['Nut']]],
  ['a slide for no element', [{ title: 'a' }, { title: '{{#each none}}{{label}}' }], [['a']]],
  ['a slide on a condition', [{ title: '{{#if No}}a' }, { title: '{{#if Name}}b' }, { title: 'c', notes: '{{#if No}}' }], [['b']]],
  ['a slide for each element on a condition', [{ title: '{{#if Name}}{{#each items}}{{label}}' }], [['Bolt'], ['Nut']]],
])('fills %s', (_situation, slides, expected) => {
  expect(shown(slides, { ...VALUES, v: '1\n2' })).toEqual(expected);
});

const chartSlide: Slide = {
  title: '{{#each items}}{{label}}',
  notes: 'Of {{label}}',
  shapes:
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="c"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm/><a:graphic><a:graphicData><c:chart r:id="rId5"/></a:graphicData></a:graphic></p:graphicFrame>',
  relationships: `<Relationship Id="rId5" Type="${RELATIONSHIPS}/chart" Target="../charts/chart1.xml"/>`,
};
const chart = {
  name: 'ppt/charts/chart1.xml',
  contents: '<c:chartSpace xmlns:c="c" xmlns:a="a"><c:rich><a:p><a:r><a:t>Chart {{label}}</a:t></a:r></a:p></c:rich></c:chartSpace>',
  type: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
};

it('gives each repeated slide notes and charts of its own, with its values', () => {
  const { bytes } = fillWith(pptx([chartSlide], [chart]), VALUES);
  const office = openPackage(bytes);
  const parts = slideOrder(office).map(({ part, notes }) => {
    const [own] = office.relationships(part).ofKind('chart');
    return { notes: notes ?? '', chart: own ? office.relationships(part).partOf(own) : '' };
  });
  expect(parts.map(({ notes }) => textsOf(bytes, notes))).toEqual([['Of Bolt'], ['Of Nut']]);
  expect(parts.map(({ chart: part }) => textsOf(bytes, part))).toEqual([['Chart Bolt'], ['Chart Nut']]);
  for (const { notes } of parts)
    expect(
      office
        .relationships(notes)
        .ofKind('slide')
        .map((one) => office.relationships(notes).partOf(one)),
    ).toHaveLength(1);
});

it('keeps list, sections, parts and their types in line with the slides that are left', () => {
  const { bytes } = fillWith(
    pptx([
      { title: '{{#each items}}x', notes: 'n' },
      { title: '{{#if No}}gone', notes: 'gone' },
    ]),
    VALUES,
  );
  const office = openPackage(bytes);
  const presentation = partOf(bytes, 'ppt/presentation.xml');
  const ids = [...presentation.matchAll(/<p:sldId id="(\d+)"/g)].map(([, id]) => id);
  expect([...presentation.matchAll(/<p14:sldId id="(\d+)"/g)].map(([, id]) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
  expect(office.names().filter((name) => /slides\/slide\d+\.xml$/.test(name))).toHaveLength(2);
  expect(office.names().filter((name) => /notesSlides\/notesSlide\d+\.xml$/.test(name))).toHaveLength(2);
  for (const name of office.names()) if (name !== '[Content_Types].xml') expect(office.types.of(name)).toBeDefined();
  for (const name of office.names().filter((one) => one.endsWith('.rels'))) {
    const from = office.relationships(name.replace(/_rels\/([^/]*)\.rels$/, '$1'));
    for (const one of from.all()) expect(office.has(from.partOf(one))).toBe(true);
  }
});

it('numbers the rows of a slide table anew', () => {
  const xml = partOf(fillWith(pptx([{ title: 'x', shapes: drawingTable(['Item'], ['{{items.label}}']) }]), VALUES).bytes, 'ppt/slides/slide1.xml');
  const ids = [...xml.matchAll(/<a16:rowId val="(\d+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
});

it('writes line breaks between runs, in the format of the run', () => {
  const xml = partOf(fillWith(pptx([{ title: 'a{{v}}b' }]), { v: '1\n2' }).bytes, 'ppt/slides/slide1.xml');
  const properties = '<a:rPr lang="en"/>';
  expect(xml).toContain(`<a:t>a1</a:t></a:r><a:br>${properties}</a:br><a:r>${properties}<a:t>2b</a:t></a:r>`);
});

it('refuses to leave out every slide', () => {
  expect(() => fillWith(pptx([{ title: '{{#each none}}' }]), VALUES)).toThrowError(expect.objectContaining({ code: 'no_slides', tag: '#each none' }));
});

it('keeps merged cells of a table on a slide as high as its rows are many', () => {
  const slide = (from: string, to: string) => {
    const shapes = drawingTable(['H', '{{items.label}}'], ['', 'Sum']).replace('<a:tc>', from);
    const at = shapes.indexOf('<a:tc>', shapes.indexOf('</a:tr>'));
    return `${shapes.slice(0, at)}${to}${shapes.slice(at + '<a:tc>'.length)}`;
  };
  const opens = (shapes: string, values: unknown = VALUES) =>
    partOf(fillWith(pptx([{ title: 'x', shapes }]), values).bytes, 'ppt/slides/slide1.xml').match(/<a:tc\b[^>]*>/g);
  const merged = slide('<a:tc rowSpan="2">', '<a:tc vMerge="1">');
  const plain = '<a:tc>';
  expect(opens(merged)).toEqual(['<a:tc rowSpan="3">', plain, '<a:tc vMerge="1">', plain, '<a:tc vMerge="1">', plain]);
  expect(opens(merged, { items: [] })).toEqual([plain, plain]);
  expect(opens(merged.replace('>H<', '>{{items.label}}<'))).toEqual(
    Array.from({ length: 2 }, () => ['<a:tc rowSpan="2">', plain, '<a:tc vMerge="1">', plain]).flat(),
  );
});

it('warns of a table that reaches over the edge of its slide once it is filled', () => {
  const slides = [{ title: 'x', shapes: drawingTable(['Item'], ['{{items.label}}']) }];
  const rows = (count: number) => ({ items: Array.from({ length: count }, (_, index) => ({ label: `Bolt ${index}` })) });
  // The slide is 6,858,000 high, the table begins at 3,000,000, and each of its rows is 370,000.
  expect(fillWith(pptx(slides), rows(9)).findings).toEqual([]);
  expect(fillWith(pptx(slides), rows(10)).findings).toMatchObject([{ code: 'beyond_slide', message: expect.stringContaining('On slide 1') }]);
});

it('tells nobody of a table that the template itself lets reach over the edge', () => {
  const high = drawingTable(['Item'], ['{{items.label}}']).replace('h="370000"', 'h="9000000"');
  expect(fillWith(pptx([{ title: 'x', shapes: high }]), VALUES).findings).toEqual([]);
});

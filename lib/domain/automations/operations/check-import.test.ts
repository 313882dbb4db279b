import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { changeDocument } from '@/lib/testing/automations';
import { liveWorkflow } from '@/lib/testing/editors';
import { importsOf } from '@/lib/testing/imports';
import { makeTemplate } from '@/lib/testing/workflows';
import { maxImportRows } from '../imports/rules';

async function importing(settings: Record<string, unknown> = {}) {
  const made = await liveWorkflow();
  await changeDocument(made, { createPdfCopy: false, outputName: 'Offer for {{Customer Name}}', ...settings });
  return { ...made, ...(await importsOf(made.account.ownerId, made.id)) };
}

const header = 'Customer Name,Items.name,Items.price\n';
const codes = (problems: { problems: { code: string; about: string }[] }[]) => problems.map((row) => row.problems.map(({ code, about }) => [code, about]));

test('a table is looked through: how it was read, what its rows would be called, what is missing; and nothing is started', async () => {
  const { id: workflowId, check, read } = await importing();
  const { id } = await check(`${header}Anna Berg,Chair,40\nJürgen,,12\n`);
  expect(await read(id)).toMatchObject({
    ...{ name: 'Guests.csv', status: 'checked', encoding: 'utf-8', delimiter: ',', rows: 2, refused: 0, started: 0, documents: 1, unnamed: [] },
    first: [
      { line: 2, values: ['Anna Berg', 'Chair', '40'], outputs: ['Offer for Anna Berg'], isRefused: false },
      { line: 3, outputs: ['Offer for Jürgen'] },
    ],
    problems: [{ line: 3, problems: [{ code: 'missing', about: 'Items.name' }], isRefused: false }],
  });
  expect(await db().automation.count({ where: { workflowId } })).toBe(0);
  expect(await db().sourceEvent.count({ where: { workflowId } })).toBe(0);
});

test('what no column brings is told of the table, and not once more with each row', async () => {
  const { check, read } = await importing();
  const { unnamed, problems } = await read((await check('Customer Name\nAnna\n"",x\n')).id);
  expect(unnamed).toEqual(['Items.name', 'Items.price']);
  expect(codes(problems)).toEqual([
    [
      ['too_many_cells', 'x'],
      ['missing', 'Customer Name'],
    ],
  ]);
});

test('names with dots make nested values, and a name of ours reaches nothing that objects inherit', async () => {
  const { check } = await importing();
  const { id } = await check('Customer Name,a.b.c,a.d,__proto__.x,constructor.y\nAnna,1,2,3,4\n');
  const { payload } = await db().workflowImportRow.findFirstOrThrow({ where: { importId: id } });
  expect(payload).toBe('{"Customer Name":"Anna","a":{"b":{"c":"1"},"d":"2"},"__proto__":{"x":"3"},"constructor":{"y":"4"}}');
  expect(({} as { x?: string }).x).toBeUndefined();
});

test('what a row would come to grief of is told with its line, and the row is left out', async () => {
  const signature = { signerName: '{{Customer Name}}', signerEmail: '{{Items.name}}', message: null, language: null, title: null, delivery: 'link' };
  const { check, read } = await importing({ createPdfCopy: true, signature });
  const { id } = await check(
    [
      'Customer Name,Items.name,Items.price',
      'Anna,anna@example.com,1',
      'Ben,nowhere,1',
      '"Cara, with',
      'a line",cara@example.com,1,more,',
      '{{signature:signer}},dora@example.com,1',
      'Anna,anna@example.com,1',
    ].join('\n'),
  );
  const { problems, refused, rows, counts } = await read(id);
  expect([rows, refused, problems.map(({ line }) => line)]).toEqual([5, 3, [3, 4, 6, 7]]);
  expect(codes(problems)).toEqual([
    [['invalid_email', 'nowhere']],
    [['too_many_cells', 'more']],
    [['field_tag_in_value', '{{signature:signer}}']],
    [['duplicate', '2']],
  ]);
  expect(counts.map(({ code }) => code).at(-1)).toBe('duplicate');
});

test('where a field held numbers, a number becomes one unless something of it would be lost, and what is none is told', async () => {
  const { id: workflowId, check, read } = await importing();
  await db().source.update({ where: { workflowId }, data: { fieldKinds: { 'Items.price': 'number' } } });
  const { id } = await check(`${header}A,B,40\nA,B,0040\nA,B,many\n`);
  const rows = await db().workflowImportRow.findMany({ where: { importId: id }, orderBy: { number: 'asc' } });
  expect(rows.map(({ payload }) => JSON.parse(payload ?? '').Items.price)).toEqual([40, '0040', 'many']);
  expect(codes((await read(id)).problems)).toEqual([
    [
      ['not_a_number', 'Items.price: many'],
      ['not_computed', '{{=SUM(Items.price)}}'],
    ],
  ]);
});

test('a value that a template cannot write as a date or a number is told, once for each column', async () => {
  const made = await importing();
  const paragraphs = ['{{Day | date}} {{Day | date:"YYYY"}} {{Fee | currency:"EUR"}}'];
  await db().workflowDocument.updateMany({ where: { workflowId: made.id }, data: { fileId: await makeTemplate(made.account.id, { paragraphs }) } });
  const { check, read } = made;
  const { id } = await check('Day,Fee\n2026-11-20,1\nsoon,free\n,1\n');
  expect(codes((await read(id)).problems)).toEqual([
    [
      ['not_a_date', 'Day: soon'],
      ['not_a_number', 'Fee: free'],
    ],
    [['missing', 'Day']],
  ]);
});

test('a table none of whose columns is a field is called foreign, and one that has a field is not', async () => {
  const { check, read } = await importing();
  const ofColumn = async (table: string) => read((await check(table)).id);
  expect(await ofColumn('Teilnehmer;Kurs\nAnna;A\n')).toMatchObject({ isForeign: true, unnamed: ['Customer Name', 'Items.name', 'Items.price'] });
  expect(await ofColumn('customer name;Kurs\nAnna;A\n')).toMatchObject({ isForeign: false });
});

test.each([
  ['no row', header, 'no_rows'],
  ['nothing at all', '', 'no_names'],
  ['a column between others without a name', 'a,,b\n1,2,3', 'empty_name'],
  ['two columns of one name', 'a,b,a\n1,2,3', 'same_name'],
  ['a name that is a value and holds others', 'a.b,a\n1,2', 'clashing_names'],
  ['a name of more parts than a post may have levels', `a${'.a'.repeat(16)}\n1`, 'deep_name'],
  ['a name of half a million parts', `a${'.a'.repeat(500_000)}\n1`, 'deep_name'],
  ['a quote that is never closed', 'a,b\n"1,2\n', 'bad_quotes'],
  ['a workbook', 'PK\u0003\u0004', 'not_text'],
  ['too many rows', `a\n${'1\n'.repeat(maxImportRows + 1)}`, 'too_many_rows'],
  ['too many bytes', `a\n${'x'.repeat(10 * 1024 * 1024)}`, 'too_large'],
])('a file with %s is refused as a whole, with the reason', async (_what, table, problem) => {
  const { id: workflowId, check } = await importing();
  expect(await check(table)).toEqual({ id: '', problem });
  expect(await db().workflowImport.count({ where: { workflowId } })).toBe(0);
});

test('a row that is larger than a post may be is refused by itself', async () => {
  const { check, read } = await importing();
  const wide = Array.from({ length: 3 }, (_, index) => `c${index}`).join(',');
  const { id } = await check(`Customer Name,${wide}\nA,1,2,3\nB,${['\u0001', '\u0002', '\u0003'].map((sign) => sign.repeat(120_000)).join(',')}\n`);
  const { refused, problems } = await read(id);
  expect([refused, problems.at(-1)?.problems.at(-1)?.code]).toEqual([1, 'too_large']);
});

test('10,000 rows are looked through within the time of a call', { timeout: 60_000 }, async () => {
  const { check, read } = await importing();
  const table = header + Array.from({ length: maxImportRows }, (_, index) => `Guest ${index},Chair,${index}`).join('\n');
  const { id } = await check(table);
  expect(await read(id)).toMatchObject({ rows: maxImportRows, refused: 0, problems: [] });
});

test('of one account few tables wait for the one that is looked through; who brings more is told to wait', async () => {
  const { check, id: workflowId } = await importing();
  const table = header + Array.from({ length: 3_000 }, (_, index) => `Guest ${index},Chair,${index}`).join('\n');
  const all = await Promise.all(Array.from({ length: 8 }, () => check(table)));
  const taken = all.filter(({ id }) => id !== '');
  expect(taken.length).toBeGreaterThanOrEqual(4);
  expect(taken.length).toBeLessThan(8);
  expect(all.filter(({ id }) => id === '')).toEqual(Array.from({ length: 8 - taken.length }, () => ({ id: '', problem: 'tables_wait' })));
  expect(await db().workflowImport.count({ where: { workflowId } })).toBe(taken.length);
});

test('what another account has looked through is not there, nor is its workflow', async () => {
  const [mine, theirs] = [await importing(), await importing()];
  const { id } = await theirs.check(`${header}Anna,Chair,1\n`);
  await expect(mine.read(id)).rejects.toMatchObject({ status: 404 });
  await expect(mine.start(id)).rejects.toMatchObject({ status: 404 });
  const over = await importsOf(mine.account.ownerId, theirs.id);
  expect((await over.check(`${header}Anna,Chair,1\n`)).id).toBe('');
});

test('a formula that a row has no values for is told of that row, as its run would fail', async () => {
  const { check, read, account, fileId } = await importing();
  const price = await makeTemplate(account.id, { paragraphs: ['{{=Items.count * Items.price}} {{=SUM(Other.price)}}'] });
  await db().workflowDocument.updateMany({ where: { fileId }, data: { fileId: price } });
  const { id } = await check('Customer Name,Items.count,Items.price\nAnna,2,40\nBen,,40\n');
  const { problems, refused } = await read(id);
  const told = problems.map(({ line, problems: of }) => [line, of.filter(({ code }) => code === 'not_computed').map(({ about }) => about)]);
  expect([refused, told]).toEqual([0, [[3, ['{{=Items.count * Items.price}}']]]]);
});

test('of the tables that nobody began an account keeps the newest five, however many it brings', async () => {
  const { check, account } = await importing();
  const ids: string[] = [];
  for (const name of ['Anna', 'Ben', 'Cleo', 'Dora', 'Eva', 'Finn', 'Gina']) ids.push((await check(`${header}${name},Chair,40\n`)).id);
  const left = await db().workflowImport.findMany({ where: { accountId: account.id } });
  expect(left.map(({ id }) => id).toSorted()).toEqual(ids.slice(-5).toSorted());
  expect(await db().workflowImportRow.count({ where: { importId: { in: ids } } })).toBe(5);
});

import { expect, test } from 'vitest';
import { blockOf, type FieldNode, fieldTree } from './field-tree';

const seen = (name: string) => ({ name, isDeclared: false, isSeen: true });
const brief = ({ label, value, members, table, mark }: FieldNode): unknown[] => [
  label,
  ...(table
    ? [table.columns.map((column) => [column, ...(table.marks.has(column) ? [table.marks.get(column)?.kind] : [])].join(': '))]
    : members.length > 0
      ? [members.map(brief)]
      : [value]),
  ...(mark ? [mark.kind] : []),
];

test('values stand under their names in the order of the data, nested ones in one another, plain lists as they are printed', () => {
  const data = { Name: 'Anna', Customer: { town: 'Bonn', vat: null }, Tags: ['a', 'b'], Empty: {}, Paid: false, 'a.b': 7 };
  expect(fieldTree(data, [], []).map(brief)).toEqual([
    ['Name', 'Anna'],
    [
      'Customer',
      [
        ['town', 'Bonn'],
        ['vat', ''],
      ],
    ],
    ['Tags', 'a, b'],
    ['Empty', ''],
    ['Paid', 'false'],
    ['a.b', '7'],
  ]);
});

test('a list of objects is a table of its first three rows, with every column that a row has, and a block that repeats', () => {
  const Items = [{ name: 'Chair', price: 40 }, { name: 'Table', size: { w: 2 } }, { name: 'Lamp' }, { name: 'Bed', color: 'red' }];
  const [node] = fieldTree({ Items }, [], []);
  expect(node?.table).toEqual({
    columns: ['name', 'price', 'size.w', 'color'],
    rows: [
      ['Chair', '40', '', ''],
      ['Table', '', '2', ''],
      ['Lamp', '', '', ''],
    ],
    count: 4,
    marks: new Map(),
  });
  expect(blockOf(node as FieldNode)).toBe('{{#each Items}}\n{{name}} {{price}} {{size.w}} {{color}}\n{{/each}}');
});

test('what is declared stands beside what came; what came new, came no more or came otherwise is marked', () => {
  const known = [
    { name: 'Name', isDeclared: true, isSeen: true },
    { name: 'Items.size', isDeclared: true, isSeen: false },
    { name: 'Customer.mail', isDeclared: true, isSeen: false },
    seen('New'),
    seen('Total'),
  ];
  const nodes = fieldTree({ Name: 'Anna', Items: [{ name: 'Chair' }], New: 'x', Total: '7' }, known, [
    { field: 'New', change: 'appeared', from: null, to: 'text' },
    { field: 'Old', change: 'vanished', from: 'text', to: null },
    { field: 'Total', change: 'kind', from: 'number', to: 'text' },
  ]);
  expect(nodes.map(brief)).toEqual([
    ['Name', 'Anna'],
    ['Items', ['name', 'size: declared']],
    ['New', 'x', 'appeared'],
    ['Total', '7', 'kind'],
    ['Customer', [['mail', '', 'declared']]],
    ['Old', '', 'vanished'],
  ]);
});

test('a list whose column is gone is not marked as gone itself, and what was nested stands beneath what came in its place', () => {
  const changes = ['Items.price', 'Empty.name', 'Customer.town'].map((field) => ({ field, change: 'vanished' as const, from: 'text', to: null }));
  const known = [seen('Items.name'), seen('Items.colour')];
  const nodes = fieldTree({ Items: [{ name: 'Chair', colour: 'red' }], Empty: [], Customer: 'Anna' }, known, [
    ...changes,
    { field: 'Items.colour', change: 'appeared', from: null, to: 'text' },
  ]);
  expect(nodes.map(({ name, value, table, members, mark }) => [name, value, mark, [...(table?.marks ?? [])], members.map(brief)])).toEqual([
    [
      'Items',
      null,
      null,
      [
        ['colour', { kind: 'appeared' }],
        ['price', { kind: 'vanished' }],
      ],
      [],
    ],
    ['Empty', '', null, [], [['name', '', 'vanished']]],
    ['Customer', 'Anna', null, [], [['town', '', 'vanished']]],
  ]);
});

test('a long value is cut, and names of objects’ own members are names as any other', () => {
  const nodes = fieldTree(JSON.parse('{"__proto__": "a", "constructor": {"toString": "b"}}'), [seen('hasOwnProperty')], []);
  expect(nodes.map(brief)).toEqual([
    ['__proto__', 'a'],
    ['constructor', [['toString', 'b']]],
    ['hasOwnProperty', ''],
  ]);
  expect(fieldTree({ a: 'x'.repeat(500) }, [], [])[0]?.value).toHaveLength(81);
});

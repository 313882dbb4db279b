import { expect, test } from 'vitest';
import { openEmptyLists, reportOpened } from './empty-lists';

const opened = (values: object, lists: string[]) => ({ opened: openEmptyLists(values, lists), values });

test.each<[object, object]>([
  [{}, { Items: [] }],
  [{ Items: null }, { Items: [] }],
  [{ Items: ' ' }, { Items: [] }],
  [{ Items: {} }, { Items: [] }],
  [{ items: null }, { items: [] }],
])('a list that %j does not bring has no elements', (values, after) => {
  expect(opened(values, ['Items'])).toEqual({ opened: ['Items'], values: after });
});

test.each([{ Items: [] }, { Items: [{ name: 'Ink' }] }, { Items: { name: 'Ink' } }, { Items: 'two of them' }, { Items: 0 }])(
  '%j stays as it came',
  (values) => {
    expect(opened(structuredClone(values), ['Items'])).toEqual({ opened: [], values });
  },
);

test('a list in an object, in one that is missing, and in the elements of another', () => {
  const values = { order: { no: 1 }, sale: null, days: [{ lines: null }, { lines: [{ no: 1 }] }, 'none', {}] };
  expect(opened(values, ['order.lines', 'sale.lines', 'days.lines', 'years.days'])).toEqual({
    opened: ['order.lines', 'sale.lines', 'years.days'],
    values: {
      order: { no: 1, lines: [] },
      // What was null stays null to an `{{#if sale}}`.
      sale: null,
      'sale.lines': [],
      'years.days': [],
      days: [{ lines: [] }, { lines: [{ no: 1 }] }, 'none', { lines: [] }],
    },
  });
});

test('a list called __proto__ is a member like others', () => {
  const values = JSON.parse('{"a":1}') as object;
  openEmptyLists(values, ['__proto__']);
  expect([Object.getPrototypeOf(values), Object.keys(values)]).toEqual([Object.prototype, ['a', '__proto__']]);
});

test('elements without end open no lists without end', () => {
  const values = { days: Array.from({ length: 30_000 }, (): { lines?: [] } => ({})) };
  openEmptyLists(values, ['days.lines']);
  expect(values.days.filter(({ lines }) => lines)).toHaveLength(20_000);
});

test('each tag of its rows is warned of, and no total, condition or other name', () => {
  const sources = ['items.name', '#each Items', '=Items.net*2', 'SUM(Items.net)', '=SUM(Items.net)', '#if Items', 'Itemsize', 'Customer'];
  const tags = sources.map((source) => ({ source }));
  expect(reportOpened(['Items'], tags).map(({ code, tag }) => [code, tag])).toEqual([
    ['missing_value', 'items.name'],
    ['missing_value', '#each Items'],
    ['missing_value', '=Items.net*2'],
  ]);
  expect(reportOpened([], tags)).toEqual([]);
});

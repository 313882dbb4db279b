import { expect, test } from 'vitest';
import { z } from 'zod';
import { cursorAfter, maxPageSize, pageInput, pageSize, toPage } from './page';

const input = z.strictObject(pageInput(z.iso.datetime(), z.string()));
const place = ['2026-11-21T09:30:00.000Z', 'id "ü" 1'] as const;

test('a cursor comes back as the place that it was made of', () => {
  expect(input.parse({ cursor: cursorAfter(...place) })).toEqual({ limit: pageSize, cursor: place });
});

const forged = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sealOf = (cursor: string) => cursor.split('.')[1];
const own = cursorAfter(...place);

test.each([
  ['no base64', '!!!'],
  ['nothing', ''],
  ['a place without a seal', forged(place)],
  ['a place with another’s seal', `${forged(['2026-11-21T09:30:00.000Z', 'other'])}.${sealOf(own)}`],
  ['a cursor that lacks a letter', own.slice(0, -1)],
  ['a date that no database has', `${forged(['0000-01-01T00:00:00.000Z', 'x'])}.`],
  ['a character that no database has', forged(['2026-11-21T09:30:00.000Z', '\u0000'])],
  ['the cursor of a list of another kind', cursorAfter('name')],
  ['the same with more in it', cursorAfter(...place, 'more')],
  ['a very long text', 'x'.repeat(100_000)],
])('%s is no cursor', (_what, cursor) => {
  const read = input.safeParse({ cursor });
  expect(read.error?.issues.map(({ path }) => path)).toEqual([['cursor']]);
});

test.each([['0'], ['-1'], [String(maxPageSize + 1)], ['1.5'], ['x'], [''], ['Infinity']])('limit=%s is refused', (limit) => {
  expect(input.safeParse({ limit }).success).toBe(false);
});

test('limits from 1 to the largest are taken', () => {
  expect([1, maxPageSize].map((limit) => input.parse({ limit: String(limit) }).limit)).toEqual([1, maxPageSize]);
});

test('there is a next page where there is a row more than fits, and it begins behind the last that fits', () => {
  const rows = ['a', 'b', 'c'];
  const next = (limit: number) => toPage(rows, limit, (row) => [row]).next;
  expect(toPage(rows, 2, (row) => [row])).toEqual({ items: ['a', 'b'], next: cursorAfter('b') });
  expect([next(3), toPage([], 3, () => []).next]).toEqual([null, null]);
});

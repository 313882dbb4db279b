import { expect, test } from 'vitest';
import { inBatches, inPortions } from './in-batches';

type Row = { id: string };
const rows: Row[] = Array.from({ length: 450 }, (_, index) => ({ id: String(index).padStart(3, '0') }));
const listed = async (after: Row | null, limit: number) => rows.filter(({ id }) => id > (after?.id ?? '')).slice(0, limit);
const never = new AbortController().signal;

test('reaches every row once, also beyond the first batch', async () => {
  const seen: string[] = [];
  await inBatches<Row>({ list: listed, act: async ({ id }) => seen.push(id), signal: never });
  expect(seen).toEqual(rows.map(({ id }) => id));
});

test('steps over rows that fail, even a whole batch of them', async () => {
  const seen: string[] = [];
  const act = async ({ id }: Row) => (id < '300' ? Promise.reject(new Error('cannot be read')) : seen.push(id));
  await inBatches<Row>({ list: listed, act, signal: never });
  expect(seen).toHaveLength(150);
});

test('ends between two rows when its time is over', async () => {
  const time = new AbortController();
  const seen: string[] = [];
  const act = async ({ id }: Row) => {
    seen.push(id);
    if (id === '220') time.abort();
  };
  await inBatches<Row>({ list: listed, act, signal: time.signal });
  expect(seen.at(-1)).toBe('220');
});

test('fails where the rows cannot be listed: the queue tries again', async () => {
  await expect(inBatches<Row>({ list: () => Promise.reject(new Error('database away')), act: async () => {}, signal: never })).rejects.toThrow('database away');
});

test('removes portion after portion until one is not full, and none once its time is over', async () => {
  const removing = async (rows: number, stopsAt = -1) => {
    const time = new AbortController();
    const portions: number[] = [];
    let left = rows;
    const remove = async (limit: number) => {
      const count = Math.min(left, limit);
      left -= count;
      portions.push(count);
      if (left <= stopsAt) time.abort();
      return count;
    };
    await inPortions(remove, time.signal, 100);
    return portions;
  };
  expect(await removing(250)).toEqual([100, 100, 50]);
  expect(await removing(250, 150)).toEqual([100]);
});

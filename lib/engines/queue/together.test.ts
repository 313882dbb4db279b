import { expect, test } from 'vitest';
import { together } from './together';

/** Runs that end when they are told to. */
function held() {
  const runs: { items: readonly number[]; end: (error?: Error) => void }[] = [];
  const ask = together(
    (items: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        runs.push({ items, end: (error) => (error ? reject(error) : resolve(items.map((item) => 10 * item))) });
      }),
    3,
  );
  return { runs, ask };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what comes while a run is under way is done by the next, each with its own answer, and so many at most', async () => {
  const { runs, ask } = held();
  const first = ask(1);
  await settled();
  const others = [2, 3, 4, 5].map(ask);
  await settled();
  expect(runs.map(({ items }) => items)).toEqual([[1]]);
  runs[0]?.end();
  expect(await first).toBe(10);
  await settled();
  expect(runs[1]?.items).toEqual([2, 3, 4]);
  runs[1]?.end();
  await settled();
  expect(runs[2]?.items).toEqual([5]);
  runs[2]?.end();
  expect(await Promise.all(others)).toEqual([20, 30, 40, 50]);
});

test('a run that fails fails for its own, and the next goes on', async () => {
  const { runs, ask } = held();
  const both = Promise.allSettled([ask(1), ask(2)]);
  await settled();
  runs[0]?.end(new Error('no'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = ask(3);
  await settled();
  runs[1]?.end();
  expect(await next).toBe(30);
});

import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { poolSize } from './pool-size';

test.each([
  [1, 2],
  [2, 2],
  [8, 8],
])('on %i cores a pool has %i children', (cores, children) => {
  expect(poolSize(cores)).toBe(children);
});

test('it is asked of the machine', () => {
  expect(poolSize()).toBe(Math.max(2, availableParallelism()));
});

import { expect, test } from 'vitest';
import { retryDelay } from './rules';

test('a step is tried six times, ever later, and six times more where it is retried by hand after the last', () => {
  const delays = [2, 15, 60, 300, 1200, null];
  const after = (attempts: readonly number[], generation: number) => attempts.map((count) => retryDelay(count, generation));
  expect(after([1, 2, 3, 4, 5, 6], 1)).toEqual(delays);
  expect(after([7, 8, 9, 10, 11, 12], 2)).toEqual(delays);
});

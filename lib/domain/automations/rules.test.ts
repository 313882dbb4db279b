import { expect, test } from 'vitest';
import { retryDelay } from './rules';

test('a step is tried six times, ever later; what may end earlier does so after its own number of tries', () => {
  expect([1, 2, 3, 4, 5, 6].map((failures) => retryDelay(failures))).toEqual([2, 15, 60, 300, 1200, null]);
  expect([1, 2, 3].map((failures) => retryDelay(failures, 3))).toEqual([2, 15, null]);
});

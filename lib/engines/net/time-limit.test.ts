import { once } from 'node:events';
import { expect, test } from 'vitest';
import { timeLimit } from './time-limit';

const HOUR_MS = 3_600_000;

test('the signal aborts when its time is over, also with a part of a millisecond', async () => {
  const signal = timeLimit(2.5);
  await once(signal, 'abort');
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('the signal aborts with the one above it, whether that does so later or has done so', () => {
  const above = new AbortController();
  const signal = timeLimit(HOUR_MS, above.signal);
  expect(signal.aborted).toBe(false);
  above.abort();
  expect([signal.aborted, timeLimit(HOUR_MS, above.signal).aborted]).toEqual([true, true]);
});

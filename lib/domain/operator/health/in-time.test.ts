import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTime } from './in-time';

test('what gives no answer is given up after three seconds', async () => {
  const began = performance.now();
  await expect(inTime(new Promise(() => undefined))).rejects.toThrow('no answer within 3000 ms');
  expect(performance.now() - began).toBeGreaterThan(2_500);
});

test('while the process itself is busy nobody is given up, as the answer may have come', async () => {
  const answer = inTime(sleep(50, 'here'));
  const until = performance.now() + 3_500;
  while (performance.now() < until);
  expect(await answer).toBe('here');
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './large-posts';

const large = 500_000;
/** Takes the processor for itself. */
function spin(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

test('many large posts of one account leave time for all else, and another’s is read in between', async () => {
  const read: string[] = [];
  const all = Array.from({ length: 20 }, async (_, at) =>
    inTurn('busy', large, () => {
      spin(20);
      read.push(`busy ${at}`);
    }),
  );
  const quiet = inTurn('quiet', large, () => read.push('quiet'));
  let longest = 0;
  let isOver = false;
  const watch = (async () => {
    for (let last = performance.now(); !isOver; last = performance.now()) {
      await sleep(1);
      longest = Math.max(longest, performance.now() - last);
    }
  })();
  await Promise.all([...all, quiet]);
  isOver = true;
  await watch;
  expect(read.indexOf('quiet')).toBeLessThan(3);
  expect(longest).toBeLessThan(100);
});

test('small ones are read at once, a failure is that of its own post, and beyond half of a line an account is told to come again', async () => {
  const held = Array.from({ length: 110 }, async (_, at) => inTurn('busy', large, () => at));
  const ended = Promise.allSettled(held);
  expect(inTurn('busy', 100, () => 'small')).toBe('small');
  await expect(
    inTurn('other', large, () => {
      throw new Error('not JSON');
    }),
  ).rejects.toThrow('not JSON');
  const refused = (await ended).filter(({ status }) => status === 'rejected');
  expect(refused[0]).toMatchObject({ reason: { reason: 'busy' } });
  expect([9, 10]).toContain(refused.length);
});

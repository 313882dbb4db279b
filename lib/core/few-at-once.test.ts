import { expect, test } from 'vitest';
import { FewAtOnce } from './few-at-once';

test('of one owner so many run at once, those of another wait for none of them, and a failure gives its place on', async () => {
  const few = new FewAtOnce(2);
  const run = (owner: string, work: () => Promise<void>) => few.inTurn(owner, work);
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const begun: string[] = [];
  const all = gates.map(({ promise }, index) =>
    run('one', async () => {
      begun.push(`one ${index}`);
      await promise;
    }),
  );
  await run('other', async () => void begun.push('other'));
  expect(begun).toEqual(['one 0', 'one 1', 'other']);
  expect([few.waiting('one'), few.waiting('other')]).toEqual([2, 0]);
  gates[0]?.reject(new Error('broken'));
  await expect(all[0]).rejects.toThrow('broken');
  expect(begun.slice(3)).toEqual(['one 2']);
  for (const { resolve } of gates) resolve();
  await Promise.all(all.slice(1));
  expect(begun.slice(4)).toEqual(['one 3']);
  await run('one', async () => void begun.push('later'));
  expect(begun.at(-1)).toBe('later');
});

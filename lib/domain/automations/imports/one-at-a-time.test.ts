import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time';

test('work of one owner waits for its own alone, and goes on after a failure', async () => {
  const first = Promise.withResolvers<void>();
  const done: string[] = [];
  const failing = oneAtATime('one', () => first.promise);
  const second = oneAtATime('one', async () => void done.push('second'));
  await oneAtATime('other', async () => void done.push('other'));
  expect(done).toEqual(['other']);
  first.reject(new Error('no table'));
  await expect(failing).rejects.toThrow('no table');
  await second;
  expect(done).toEqual(['other', 'second']);
});

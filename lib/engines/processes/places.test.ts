import { expect, test } from 'vitest';
import { Places } from './places';
import { ownerOfNow } from './work-owner';

/** Work that ends when it is told to. */
function room(atOnce: number, atMost = 100) {
  const places = new Places(atOnce, atMost);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (name: string) =>
    places.inTurn({ keys: [name.split(' ')[0] ?? ''] }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => void ends.set(name, resolve));
      return ownerOfNow().keys;
    });
  const settled = () => new Promise((resolve) => void setImmediate(resolve));
  return { begun, bring, settled, end: (name: string) => ends.get(name)?.() };
}

test('few are done at once, and who brought one is before the many of another', async () => {
  const { begun, bring, settled, end } = room(2);
  const first = bring('a 1');
  for (const name of ['a 2', 'a 3', 'a 4', 'b 1']) void bring(name);
  await settled();
  expect(begun).toEqual(['a 1', 'a 2']);
  end('a 1');
  expect(await first).toEqual(['a']);
  await settled();
  expect(begun).toEqual(['a 1', 'a 2', 'b 1']);
});

test('work that fails gives its place to the next', async () => {
  const places = new Places(1, 10);
  const owner = { keys: ['a'] };
  const failed = places.inTurn(owner, () => Promise.reject(new Error('no')));
  const after = places.inTurn(owner, () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await after).toBe('done');
});

test('beyond so many of one owner the next is refused as busy', async () => {
  const { bring, settled } = room(1, 4);
  for (const name of ['a 1', 'a 2', 'a 3']) void bring(name);
  await settled();
  await expect(bring('a 4')).rejects.toMatchObject({ reason: 'busy' });
});

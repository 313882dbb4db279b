import { expect, test } from 'vitest';
import { groupCommit } from './group-commit';

type Item = { owner: string; weight: number };

function room(maxSize: number, maxWeight: number) {
  const groups: string[] = [];
  const { add } = groupCommit<Item, null>({
    commit: async (items) => {
      groups.push(items.map(({ owner, weight }) => `${owner}${weight}`).join(' '));
      return items.map(() => null);
    },
    clash: () => false,
    ownerOf: ({ owner }) => owner,
    weightOf: ({ weight }) => weight,
    maxSize,
    maxWeight,
  });
  return { groups, take: (...items: Item[]) => Promise.all(items.map(add)) };
}

test('what somebody has one of is kept with the first of those who brought many', async () => {
  const { groups, take } = room(2, 100);
  const [a, b] = [
    { owner: 'a', weight: 1 },
    { owner: 'b', weight: 1 },
  ];
  await take(a, a, a, a, a, b);
  expect(groups).toEqual(['a1', 'a1 b1', 'a1 a1', 'a1']);
});

test('a group weighs no more than it may, but for one that is heavier by itself', async () => {
  const { groups, take } = room(10, 5);
  await take(...[1, 2, 3, 9, 1].map((weight) => ({ owner: 'a', weight })));
  expect(groups).toEqual(['a1', 'a2 a3', 'a9', 'a1']);
});

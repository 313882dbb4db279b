import { afterEach, expect, test } from 'vitest';
import { closeWatches, startWatch, wake } from './watch';

afterEach(closeWatches);

const never = 3_600_000;

test('looks when it starts and when it is woken, never beside itself, and once more where it is woken meanwhile', async () => {
  const looks: (() => void)[] = [];
  let [underWay, most] = [0, 0];
  const look = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise<void>((resolve) => looks.push(resolve));
    underWay -= 1;
  };
  startWatch({ name: 'door', everyMs: never, look, ended: async () => undefined });
  expect(looks).toHaveLength(1);
  for (let times = 0; times < 3; times += 1) wake('door');
  looks[0]?.();
  await expect.poll(() => looks.length).toBe(2);
  looks[1]?.();
  await expect.poll(() => underWay).toBe(0);
  wake('door');
  await expect.poll(() => looks.length).toBe(3);
  looks[2]?.();
  await expect.poll(() => underWay).toBe(0);
  expect([looks.length, most]).toEqual([3, 1]);
});

test('one that fails looks again when its time has come, not at once', async () => {
  let looks = 0;
  startWatch({
    name: 'fails',
    everyMs: 20,
    look: async () => {
      looks += 1;
      if (looks < 3) {
        wake('fails');
        throw new Error('no database');
      }
    },
    ended: async () => undefined,
  });
  await expect.poll(() => looks).toBeGreaterThanOrEqual(3);
});

test('closing lets what is under way end, and looks no more', async () => {
  let [looks, hasEnded] = [0, false];
  const look = async () => void (looks += 1);
  const ended = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    hasEnded = true;
  };
  startWatch({ name: 'ends', everyMs: 1, look, ended });
  await closeWatches();
  const before = looks;
  wake('ends');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([hasEnded, looks]).toEqual([true, before]);
});

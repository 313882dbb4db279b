import { expect, onTestFinished, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { inLane, laneWidth } from './lanes';

test('whoever is in the lane goes on with what waits while the turn lasts, and then hands the next on', async () => {
  let seconds = 0;
  setClock(() => new Date(seconds * 1000));
  onTestFinished(() => setClock(null));
  const run: string[] = [];
  const open: (() => void)[] = [];
  const inside = Array.from({ length: laneWidth }, (_, index) =>
    inLane('whk_lane', `first-${index}`, (id) => {
      run.push(id);
      return id.startsWith('first') ? new Promise((resolve) => open.push(resolve)) : Promise.resolve();
    }),
  );
  for (const id of ['a', 'b', 'b', 'c']) expect(await inLane('whk_lane', id, () => Promise.reject(new Error('the lane is full')))).toBeNull();
  expect(await inLane('whk_other', 'd', async (id) => void run.push(id))).toBeNull();
  expect(run).toEqual(['first-0', 'first-1', 'first-2', 'first-3', 'd']);
  seconds = 2;
  for (const release of open) release();
  // Their turns are over: each of three has a turn of its own next, and none is done twice.
  expect((await Promise.all(inside)).filter((next) => next !== null).sort()).toEqual(['a', 'b', 'c']);
  expect(run).toHaveLength(5);
});

import { expect, test } from 'vitest';
import { ownerOfNow, workFor } from '@/lib/engines/processes/work-owner';
import { shareWork } from './shared-work';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Work that counts how often it is done. */
function counted(result: () => Uint8Array) {
  const work = {
    times: 0,
    make: async () => {
      work.times += 1;
      await new Promise(setImmediate);
      return result();
    },
  };
  return work;
}

test('the same asked several times at once is made once', async () => {
  const work = counted(() => bytes('made'));
  const ask = () => shareWork('at once', { make: work.make, staysFailed: () => false, hold: false });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([bytes('made'), bytes('made'), bytes('made')]);
  expect(work.times).toBe(1);
  await ask();
  expect(work.times).toBe(2);
});

test('what many ask for is done until the last of them has gone, and then for whoever comes anew', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const make = () =>
    new Promise<Uint8Array>((resolve, reject) => {
      const { signal } = ownerOfNow();
      signals.push(signal);
      if (signals.length > 1) return resolve(bytes('made'));
      signal?.addEventListener('abort', () => reject(new Error('left')));
    });
  const askers = [new AbortController(), new AbortController()];
  const ask = (signal?: AbortSignal) => workFor({ keys: ['a'], signal }, () => shareWork('left', { make, staysFailed: () => false, hold: false }));
  const asked = askers.map(({ signal }) => ask(signal).catch((error) => error.message));
  askers[0]?.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  askers[1]?.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  expect(await ask()).toEqual(bytes('made'));
  expect(await Promise.all(asked)).toEqual(['left', 'left']);
});

test('what is held is not made again, whatever else is asked for', async () => {
  const work = counted(() => bytes('held'));
  const ask = () => shareWork('held', { make: work.make, staysFailed: () => false, hold: true });
  await ask();
  expect([await ask(), work.times]).toEqual([bytes('held'), 1]);
});

test('what cannot be done is not tried again, and what may succeed later is', async () => {
  const fails = () => {
    throw new Error('cannot be done');
  };
  for (const [name, stays, times] of [
    ['for good', true, 1],
    ['for now', false, 2],
  ] as const) {
    const work = counted(fails);
    const ask = () => shareWork(name, { make: work.make, staysFailed: () => stays, hold: false });
    await expect(ask()).rejects.toThrow('cannot be done');
    await expect(ask()).rejects.toThrow('cannot be done');
    expect(work.times).toBe(times);
  }
});

test('results beyond 64 MB push the oldest out', async () => {
  const large = counted(() => new Uint8Array(40 * 1024 * 1024));
  const ask = (name: string) => shareWork(name, { make: large.make, staysFailed: () => false, hold: true });
  await ask('large one');
  await ask('large two');
  await ask('large two');
  expect(large.times).toBe(2);
  await ask('large one');
  expect(large.times).toBe(3);
});
